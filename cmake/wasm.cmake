# The engine as one WebAssembly file: rules, bots, matches, and the house with its rooms. What the
# server takes from sockets, threads, SQLite and libsodium, wasm/ takes from the program around it.
# The parts are object libraries, because Debian's clang comes without an archiver for WebAssembly.

# Boost and toml++ are headers only. They lie beside headers of this machine's libc, which must not
# be found, so the compiler looks into a folder that links to these two alone.
find_path(boost_headers boost/json.hpp REQUIRED PATHS /usr/include)
find_path(toml_headers toml++/toml.h REQUIRED PATHS /usr/include)
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
file(CREATE_LINK ${boost_headers}/boost ${headers}/boost SYMBOLIC)
file(CREATE_LINK ${toml_headers}/toml++ ${headers}/toml++ SYMBOLIC)

# What bots spend their time in is optimised for speed, the rest for size.
file(GLOB_RECURSE fast_sources CONFIGURE_DEPENDS bots/*.cpp)
list(FILTER fast_sources EXCLUDE REGEX "/bots/(arena|external)/")
file(GLOB_RECURSE small_sources CONFIGURE_DEPENDS match/*.cpp server/room/*.cpp)
list(FILTER small_sources EXCLUDE REGEX "/operator_bots.cpp$")
file(GLOB home_sources CONFIGURE_DEPENDS wasm/*.cpp)
list(REMOVE_ITEM home_sources ${PROJECT_SOURCE_DIR}/wasm/reference.cpp)
list(APPEND small_sources ${home_sources} ${CURIA_GENERATED}/generated/editions.cpp)
foreach(part clean_text clients http_api http_opening log net/query push/reminders
             replays rooms spoken_links utf8)
  list(APPEND small_sources ${PROJECT_SOURCE_DIR}/server/${part}.cpp)
endforeach()
foreach(game ${CURIA_GAMES})
  file(GLOB_RECURSE rules CONFIGURE_DEPENDS games/${game}/*.cpp)
  curia_instantiate(match ${game} match_instance)
  curia_instantiate(bots ${game} bots_instance)
  list(APPEND fast_sources ${rules} ${bots_instance})
  list(APPEND small_sources ${match_instance})
endforeach()
set_source_files_properties(match/edition/document.cpp PROPERTIES
  COMPILE_OPTIONS "-include;${PROJECT_SOURCE_DIR}/wasm/no_files.h" SKIP_UNITY_BUILD_INCLUSION ON)
# These include all games or have names of their own that clash with those of the protocol.
set_source_files_properties(server/room/hosted_match.cpp wasm/requests.cpp PROPERTIES
  SKIP_UNITY_BUILD_INCLUSION ON)
foreach(instance ${fast_sources} ${small_sources})
  if(instance MATCHES "/generated/")  # each one is a game: they are compiled side by side
    set_source_files_properties(${instance} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endforeach()

function(curia_objects name)
  add_library(${name} OBJECT ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${CURIA_GENERATED})
  target_include_directories(${name} SYSTEM PRIVATE ${headers})
  target_compile_options(${name} PRIVATE ${CURIA_WARNINGS} -fno-exceptions)
  target_compile_definitions(${name} PRIVATE BOOST_SYSTEM_DISABLE_THREADS)
  curia_together(${name} 12)
endfunction()
curia_objects(engine_fast ${fast_sources})
# Vector instructions, which all browsers have had since 2023: for the products of nets, and the
# file becomes smaller. Decisions stay the same to the last bit, because the compiler reorders sums
# of whole numbers only.
target_compile_options(engine_fast PRIVATE -msimd128)
curia_objects(engine_small ${small_sources})
target_compile_options(engine_small PRIVATE -Oz)

add_executable(curia_engine $<TARGET_OBJECTS:engine_fast> $<TARGET_OBJECTS:engine_small>)
set_target_properties(curia_engine PROPERTIES OUTPUT_NAME curia SUFFIX .wasm LINKER_LANGUAGE CXX)
target_link_options(curia_engine PRIVATE -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all
  -O0)  # the objects are optimised already, and clang shall not run wasm-opt by itself
# A seventh smaller. With this level, twice, the file becomes smaller than with the levels for size,
# which inline more.
find_program(WASM_OPT wasm-opt REQUIRED)
set(file $<TARGET_FILE:curia_engine>)
add_custom_command(TARGET curia_engine POST_BUILD VERBATIM
  COMMAND ${WASM_OPT} -O1 -O1 --enable-simd --enable-bulk-memory --enable-sign-ext
          --enable-mutable-globals --enable-nontrapping-float-to-int ${file} -o ${file})
