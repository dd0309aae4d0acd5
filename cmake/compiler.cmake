# Compiler options: warnings, optimisation, sanitizers; and how a folder becomes a library.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

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
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

set(CURIA_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
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

# A library of engine, games, match or bots. It is built without exceptions, because these folders
# must also build for platforms that have none.
function(curia_library name)
  add_library(${name} STATIC ${ARGN})
  target_compile_options(${name} PRIVATE ${CURIA_WARNINGS} -fno-exceptions)
endfunction()

# Precompiles headers with clang, which needs more time to read them than to compile most files that
# include them. With g++ a precompiled header of this size (280 MB) costs more than it saves.
function(curia_read_once name)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_precompile_headers(${name} PRIVATE ${ARGN})
  endif()
endfunction()
