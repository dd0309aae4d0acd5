# What follows from the list of folders in games/: the editions that are compiled in, and the
# headers that gather each game's bots, terminal table and, where it has them, questions of balance. So no list but games/all.h names a game.

set(CURIA_GENERATED ${PROJECT_BINARY_DIR}/include)

file(GLOB edition_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/games/*/edition.toml)
set(edition_cases "")
set(bot_includes "")
set(coach_includes "")
set(table_includes "")
set(balance_includes "")
foreach(file ${edition_files})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME game)
  file(READ ${file} text)
  string(APPEND edition_cases "    if (game == \"${game}\") return R\"toml(${text})toml\";\n")
  foreach(part heuristic styles)
    string(APPEND bot_includes "#include \"bots/${game}/${part}.h\"\n")
  endforeach()
  string(APPEND coach_includes "#include \"bots/${game}/coach.h\"\n")
  string(APPEND table_includes "#include \"cli/${game}/table.h\"\n")
  if(EXISTS ${PROJECT_SOURCE_DIR}/cli/${game}/balance.h)
    string(APPEND balance_includes "#include \"cli/${game}/balance.h\"\n")
  endif()
endforeach()

file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/editions.cpp @ONLY CONTENT
"#include \"match/edition.h\"

namespace curia {

std::string_view default_edition_text(std::string_view game) {
@edition_cases@    return {};
}

}  // namespace curia
")
file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/bots.h @ONLY CONTENT
"#pragma once
@bot_includes@")
file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/coaches.h @ONLY CONTENT
"#pragma once
@coach_includes@")
file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/tables.h @ONLY CONTENT
"#pragma once
@table_includes@")
file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/balances.h @ONLY CONTENT
"#pragma once
@balance_includes@")
