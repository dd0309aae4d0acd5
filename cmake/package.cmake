# What `cmake --install` and CPack give. Two components: the program, and the engine as a library.
#
#     find_package(Curia REQUIRED)
#     target_link_libraries(mine PRIVATE curia::bots)   # or curia::match, curia::engine
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# ---- The program ----
install(TARGETS curia RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
install(FILES deploy/curia.service deploy/curia-backup.service deploy/curia-backup.timer
  DESTINATION lib/systemd/system COMPONENT program)
install(FILES deploy/nginx.conf docs/hosting.md README.md LICENSE
  DESTINATION share/doc/curia COMPONENT program)

# ---- The library ----
set(parts engine match match_core bots bots_core)
foreach(game ${CURIA_GAMES})
  list(APPEND parts game_${game} match_${game} bots_${game})
endforeach()
foreach(part ${parts})
  get_target_property(type ${part} TYPE)
  if(NOT type STREQUAL INTERFACE_LIBRARY)
    set_target_properties(${part} PROPERTIES OUTPUT_NAME curia_${part})
  endif()
endforeach()
install(TARGETS ${parts} EXPORT CuriaTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  COMPONENT library)
install(DIRECTORY engine games match bots DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/curia
  COMPONENT library FILES_MATCHING PATTERN "*.h")
install(DIRECTORY ${CURIA_GENERATED}/generated DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/curia
  COMPONENT library FILES_MATCHING PATTERN "*.h")
install(EXPORT CuriaTargets NAMESPACE curia:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Curia
  COMPONENT library)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/CuriaConfig.cmake @ONLY CONTENT
"include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(\"\${CMAKE_CURRENT_LIST_DIR}/CuriaTargets.cmake\")
")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/CuriaConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/CuriaConfig.cmake ${PROJECT_BINARY_DIR}/CuriaConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Curia COMPONENT library)

# ---- Debian packages: cpack -G DEB in the build folder ----
set(CPACK_PACKAGE_CONTACT "the maintainers of Curia")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Games of intrigue for several players: server, bots, page")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME curia)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "ca-certificates")  # for web push
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "nginx, postgresql")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/deploy/postinst ${PROJECT_SOURCE_DIR}/deploy/prerm)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_STRICT_PERMISSION TRUE)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcuria-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "Curia's engine, games and bots as a C++20 library")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS libboost1.81-dev)  # for headers that read or write JSON
set(CPACK_STRIP_FILES ON)
include(CPack)
