# The server, the command line and the program.
include(cmake/page.cmake)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(PostgreSQL REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)

file(GLOB_RECURSE server_sources CONFIGURE_DEPENDS server/*.cpp)
file(GLOB net_sources CONFIGURE_DEPENDS server/net/*.cpp server/push/*.cpp)
list(REMOVE_ITEM server_sources ${net_sources})
set(server_needs bots fmt::fmt SQLite::SQLite3 PostgreSQL::PostgreSQL PkgConfig::sodium
  OpenSSL::SSL Threads::Threads)

# Sockets and HTTP wait most of the time. Optimising Beast takes g++ a third of the time of its
# unit, and clang minutes with sanitizers.
add_library(server_net OBJECT ${net_sources})
target_compile_options(server_net PRIVATE ${CURIA_WARNINGS} -O1)
curia_runs_little(server_net)
target_link_libraries(server_net PRIVATE ${server_needs})
curia_together(server_net 10)

add_library(server STATIC ${server_sources} $<TARGET_OBJECTS:server_net> ${page_out}/page.cpp)
target_compile_options(server PRIVATE ${CURIA_WARNINGS})
target_link_libraries(server PUBLIC ${server_needs})
curia_together(server 10)
# It includes all games, whose names clash with those of the protocol.
set_source_files_properties(server/room/hosted_match.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
curia_read_once(server <functional> <map> ${PROJECT_SOURCE_DIR}/server/protocol_types.h)

# The command line without main.cpp is a library, so that tests can call its parts.
file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS cli/*.cpp)
list(FILTER cli_sources EXCLUDE REGEX "/cli/main.cpp$")
add_library(cli STATIC ${cli_sources})
target_compile_options(cli PRIVATE ${CURIA_WARNINGS})
curia_runs_little(cli)
curia_copies_fast(cli)  # it measures and simulates with templates that are compiled here
target_link_libraries(cli PUBLIC server CLI11::CLI11)
curia_together(cli 10)
curia_read_once(cli <fmt/core.h> ${PROJECT_SOURCE_DIR}/cli/common.h)
set_source_files_properties(cli/arena/job_kind.cpp PROPERTIES
  COMPILE_DEFINITIONS CURIA_VERSION="${PROJECT_VERSION}")

# It runs rarely and its compile time matters more than its speed.
set_source_files_properties(cli/types.cpp PROPERTIES
  COMPILE_OPTIONS "-O0;-fno-sanitize=all" SKIP_PRECOMPILE_HEADERS ON)

add_executable(curia cli/main.cpp)
# It reads the command line once, and its compile time matters more than its speed.
target_compile_options(curia PRIVATE ${CURIA_WARNINGS} -O0)
target_compile_definitions(curia PRIVATE CURIA_VERSION="${PROJECT_VERSION}")
target_link_libraries(curia PRIVATE cli)
set_target_properties(curia PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# Answers the requests of the WebAssembly natively, to compare both: scripts/check_wasm.
add_executable(engine_reference EXCLUDE_FROM_ALL wasm/reference.cpp wasm/requests.cpp)
target_compile_options(engine_reference PRIVATE ${CURIA_WARNINGS})
target_link_libraries(engine_reference PRIVATE server)
