@echo off
rem The arbiter command of a release: finds a Java and runs what lies beside it.
rem   ARBITER_JAVA_OPTS   further options for the virtual machine
rem   ARBITER_CACHE=no    keep no cache for faster starts
setlocal
set "root=%~dp0.."
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"

rem The option is known from Java 25 on: where it is refused, the Java is too old or there is none.
"%java%" -XX:AOTMode=auto -version >nul 2>&1
if errorlevel 1 (
    echo arbiter: Java 25 or newer is needed. Get it from https://adoptium.net, and set JAVA_HOME to it. 1>&2
    exit /b 2
)

rem The server is a program of its own, with libraries of its own.
set "jar=%root%\lib\arbiter.jar"
set "cachename=@project.build.finalName@"
if "%~1"=="serve" (
    set "jar=%root%\lib\server\arbiter-server.jar"
    set "cachename=@project.build.finalName@-server"
)

set "cacheoption="
if not "%~1"=="engine" goto cached
rem The engines evaluate positions with the vectors of the processor, where Java has them; the cache was made without that module.
rem Java warns of that module, but not where only help is wanted.
for %%a in (%*) do (
    if "%%~a"=="-h" goto cached
    if "%%~a"=="--help" goto cached
    if "%%~a"=="-V" goto cached
    if "%%~a"=="--version" goto cached
)
"%java%" --add-modules=jdk.incubator.vector -version >nul 2>&1
if errorlevel 1 goto cached
set "cacheoption=--add-modules=jdk.incubator.vector"
goto run

:cached
if "%ARBITER_CACHE%"=="no" goto run
if not defined LOCALAPPDATA goto run
set "cache=%LOCALAPPDATA%\arbiter\%cachename%.aot"
if not exist "%LOCALAPPDATA%\arbiter" mkdir "%LOCALAPPDATA%\arbiter"
set "cacheoption="-XX:AOTCache=%cache%""
if not exist "%cache%" set "cacheoption="-XX:AOTCacheOutput=%cache%""

:run
"%java%" -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=error:stderr -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %cacheoption% %ARBITER_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
