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
rem The engines evaluate positions with the vectors of the processor; the cache was made without that module.
if "%~1"=="engine" (
    set "cacheoption=--add-modules=jdk.incubator.vector"
    goto run
)
if "%ARBITER_CACHE%"=="no" goto run
if not defined LOCALAPPDATA goto run
set "cache=%LOCALAPPDATA%\arbiter\%cachename%.aot"
if not exist "%LOCALAPPDATA%\arbiter" mkdir "%LOCALAPPDATA%\arbiter"
set "cacheoption="-XX:AOTCache=%cache%""
if not exist "%cache%" set "cacheoption="-XX:AOTCacheOutput=%cache%""

:run
"%java%" -XX:-UsePerfData -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=error:stderr -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %cacheoption% %ARBITER_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
