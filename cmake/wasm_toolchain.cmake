# Toolchain: clang 19 for WebAssembly, with Debian's libc (wasi-libc) and libc++. There are no
# threads and no exceptions. scripts/build_wasm uses it.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# A program needs what this system does not have, so CMake tests the compiler with a library.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# All browsers since 2021 have these instructions.
set(CMAKE_CXX_FLAGS_INIT "-mbulk-memory -mnontrapping-fptoint -msign-ext")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)
