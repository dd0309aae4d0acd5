# The page: built by npm if it is installed, then embedded in the program.

option(CURIA_PAGE "Build the page into the program (needs npm)" ON)
find_program(NPM npm)

set(page_out ${PROJECT_BINARY_DIR}/page)
set(page_dist ${page_out}/dist)
if(CURIA_PAGE AND NPM AND EXISTS ${PROJECT_SOURCE_DIR}/web/package.json)
  file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/src/*
       ${PROJECT_SOURCE_DIR}/web/public/* ${PROJECT_SOURCE_DIR}/games/*/RULES*.md)
  # scripts/build_wasm writes it. The page contains it, and the nets of its bots, if it is there.
  file(GLOB engine CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/build/wasm/curia.wasm)
  if(engine)
    file(GLOB nets CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bots/*/net.bin)
    list(APPEND engine ${nets})
  endif()
  add_custom_command(
    OUTPUT ${page_out}/page.cpp
    COMMAND ${PROJECT_SOURCE_DIR}/scripts/build_page ${page_dist}
    COMMAND ${PROJECT_SOURCE_DIR}/scripts/embed_page ${page_dist} ${page_out}
    DEPENDS ${page_sources} ${engine} ${PROJECT_SOURCE_DIR}/web/package-lock.json
            ${PROJECT_SOURCE_DIR}/web/index.html ${PROJECT_SOURCE_DIR}/web/vite.config.ts
            ${PROJECT_SOURCE_DIR}/scripts/build_page ${PROJECT_SOURCE_DIR}/scripts/embed_page
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
else()
  add_custom_command(
    OUTPUT ${page_out}/page.cpp
    COMMAND ${PROJECT_SOURCE_DIR}/scripts/embed_page ${page_dist} ${page_out}
    DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_page VERBATIM)
endif()
