# Warnings, speed, sanitizers, and how a folder becomes a library.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)  # every PC since 2009; counting bits is one instruction
endif()

find_program(CCACHE ccache)
if(CCACHE)
  # The loosening is what ccache asks for to work with precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

set(CURIA_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # A false alarm of g++ 12 on variants of small structs.
  list(APPEND CURIA_WARNINGS -Wno-maybe-uninitialized)
endif()
if(CURIA_WERROR)
  list(APPEND CURIA_WARNINGS -Werror)
endif()

if(CURIA_SANITIZE)
  # Four checks of every pointer take a quarter of the time to compile. They are for the rules alone
  # (CMakeLists.txt); elsewhere the address sanitizer has to do, which does not see what is misaligned.
  add_compile_options(-fsanitize=${CURIA_SANITIZE} -fno-sanitize=null,alignment,vptr,object-size
    -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${CURIA_SANITIZE})
  add_compile_definitions(CURIA_SANITIZED)
endif()

# A library of engine, games, match or bots. It is built without exceptions, because these folders
# must also build for platforms that have none.
function(curia_library name)
  add_library(${name} STATIC ${ARGN})
  target_compile_options(${name} PRIVATE ${CURIA_WARNINGS} -fno-exceptions)
endfunction()

# Reading these headers takes clang longer than compiling most of the files that include them. With
# g++ a precompiled header of this size (280 MB) costs more than it saves.
function(curia_read_once name)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_precompile_headers(${name} PRIVATE ${ARGN})
  endif()
endfunction()
