# Compiler options: warnings, optimisation, sanitizers; and how a folder becomes a library.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)  # the libraries also become part of a Python module
endif()

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)  # every PC since 2009; has an instruction that counts bits
endif()

find_program(CCACHE ccache)
if(CCACHE)
  # ccache needs this setting to work with precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  add_link_options(-fuse-ld=mold)
endif()

set(CURIA_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ collects garbage from 128 MB on, which takes a twentieth of its time. Few files need 1 GB.
  add_compile_options(--param=ggc-min-heapsize=1048576)
  # g++ 12 gives a false warning on variants of small structs.
  list(APPEND CURIA_WARNINGS -Wno-maybe-uninitialized)
endif()
if(CURIA_WERROR)
  list(APPEND CURIA_WARNINGS -Werror)
endif()

if(CURIA_SANITIZE)
  # These four checks of every pointer cost a quarter of the compile time. CMakeLists.txt enables
  # them for the rules only. Elsewhere the address sanitizer must suffice; it misses misalignment.
  add_compile_options(-fsanitize=${CURIA_SANITIZE} -fno-sanitize=null,alignment,vptr,object-size
    -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${CURIA_SANITIZE})
  add_compile_definitions(CURIA_SANITIZED)
endif()

# With sanitizers the optimiser takes three quarters of the time of a unit. What the tests spend
# little time in is built faster without it, and its tests take hardly longer.
function(curia_runs_little name)
  if(CURIA_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
endfunction()

# A library of engine, games, match or bots. It is built without exceptions, because these folders
# must also build for platforms that have none.
function(curia_library name)
  add_library(${name} STATIC ${ARGN})
  target_compile_options(${name} PRIVATE ${CURIA_WARNINGS} -fno-exceptions)
  curia_copies_fast(${name})
endfunction()

# States are copied and cleared all the time. g++ would do it with string instructions (rep movs),
# which start slowly; the functions of the C library take half the time.
function(curia_copies_fast name)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(${name} PRIVATE -mmemcpy-strategy=libcall:-1:noalign
      -mmemset-strategy=libcall:-1:noalign)
  endif()
endfunction()

# Precompiles headers with clang, which needs more time to read them than to compile most files that
# include them. With g++ a precompiled header of this size (280 MB) costs more than it saves.
function(curia_read_once name)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_precompile_headers(${name} PRIVATE ${ARGN})
  endif()
endfunction()

# Compiles the files of each folder of a target together, `most` at a time: the headers, which take
# most of the time, are read once. A build from scratch takes half the time, a build after a change
# of one file takes longer; so scripts/build does this and plain CMake does not.
option(CURIA_UNITY "Compile the files of a folder together" OFF)
function(curia_together name most)
  if(NOT CURIA_UNITY)
    return()
  endif()
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(files ${name} SOURCES)
  foreach(file ${files})
    string(REPLACE ${PROJECT_BINARY_DIR}/ "" folder ${file})
    string(REPLACE ${PROJECT_SOURCE_DIR}/ "" folder ${folder})
    cmake_path(GET folder PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    if(NOT DEFINED count_${group})
      set(count_${group} 0)
    endif()
    set(number ${count_${group}})
    math(EXPR batch "${number} / ${most}")
    set_source_files_properties(${file} TARGET_DIRECTORY ${name}
      PROPERTIES UNITY_GROUP ${group}_${batch})
    math(EXPR count_${group} "${number} + 1")
  endforeach()
endfunction()
