#include "CPages.h"

// The compiler puts the files into the program, so no URL ever becomes a path.
//
// To add a file: one array with its bytes, and one FILE with its URL. The place of a file is relative to this one, and
// may be elsewhere in the repository.

// Clang has #embed in all languages, and says that it is newer than the language of this file.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE(url, type, name) {url, type, name, sizeof name},

#define HTML "text/html; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define STYLE "text/css; charset=utf-8"
#define PICTURE "image/svg+xml"

static const unsigned char renderer_page[] = {
#embed "pages/renderer/index.html"
};
static const unsigned char inspector_page[] = {
#embed "pages/inspector/index.html"
};
static const unsigned char tree_script[] = {
#embed "../../clients/javascript/src/tree.js"
};
static const unsigned char inspector_address_script[] = {
#embed "pages/inspector/address.js"
};
static const unsigned char inspector_compare_script[] = {
#embed "pages/inspector/compare.js"
};
static const unsigned char inspector_dom_script[] = {
#embed "pages/inspector/dom.js"
};
static const unsigned char inspector_graph_script[] = {
#embed "pages/inspector/graph.js"
};
static const unsigned char inspector_history_script[] = {
#embed "pages/inspector/history.js"
};
static const unsigned char inspector_host_script[] = {
#embed "pages/inspector/host.js"
};
static const unsigned char inspector_inspector_style[] = {
#embed "pages/inspector/inspector.css"
};
static const unsigned char inspector_inspector_script[] = {
#embed "pages/inspector/inspector.js"
};
static const unsigned char inspector_lane_script[] = {
#embed "pages/inspector/lane.js"
};
static const unsigned char inspector_layers_script[] = {
#embed "pages/inspector/layers.js"
};
static const unsigned char inspector_leaving_script[] = {
#embed "pages/inspector/leaving.js"
};
static const unsigned char inspector_main_script[] = {
#embed "pages/inspector/main.js"
};
static const unsigned char inspector_monitor_script[] = {
#embed "pages/inspector/monitor.js"
};
static const unsigned char inspector_names_script[] = {
#embed "pages/inspector/names.js"
};
static const unsigned char inspector_panel_differences_script[] = {
#embed "pages/inspector/panel-differences.js"
};
static const unsigned char inspector_panel_modules_script[] = {
#embed "pages/inspector/panel-modules.js"
};
static const unsigned char inspector_panel_request_script[] = {
#embed "pages/inspector/panel-request.js"
};
static const unsigned char inspector_panel_rules_script[] = {
#embed "pages/inspector/panel-rules.js"
};
static const unsigned char inspector_panel_selected_script[] = {
#embed "pages/inspector/panel-selected.js"
};
static const unsigned char inspector_panel_sessions_script[] = {
#embed "pages/inspector/panel-sessions.js"
};
static const unsigned char inspector_panel_statistics_script[] = {
#embed "pages/inspector/panel-statistics.js"
};
static const unsigned char inspector_panel_traffic_script[] = {
#embed "pages/inspector/panel-traffic.js"
};
static const unsigned char inspector_panels_style[] = {
#embed "pages/inspector/panels.css"
};
static const unsigned char inspector_recording_script[] = {
#embed "pages/inspector/recording.js"
};
static const unsigned char inspector_requests_script[] = {
#embed "pages/inspector/requests.js"
};
static const unsigned char inspector_return_script[] = {
#embed "pages/inspector/return.js"
};
static const unsigned char inspector_rows_script[] = {
#embed "pages/inspector/rows.js"
};
static const unsigned char inspector_runs_script[] = {
#embed "pages/inspector/runs.js"
};
static const unsigned char inspector_scene_script[] = {
#embed "pages/inspector/scene.js"
};
static const unsigned char inspector_statistics_script[] = {
#embed "pages/inspector/statistics.js"
};
static const unsigned char inspector_traffic_script[] = {
#embed "pages/inspector/traffic.js"
};
static const unsigned char inspector_verdict_script[] = {
#embed "pages/inspector/verdict.js"
};
static const unsigned char inspector_view_causes_script[] = {
#embed "pages/inspector/view-causes.js"
};
static const unsigned char inspector_view_deck_script[] = {
#embed "pages/inspector/view-deck.js"
};
static const unsigned char inspector_view_lane_script[] = {
#embed "pages/inspector/view-lane.js"
};
static const unsigned char inspector_view_outline_script[] = {
#embed "pages/inspector/view-outline.js"
};
static const unsigned char inspector_view_panels_script[] = {
#embed "pages/inspector/view-panels.js"
};
static const unsigned char inspector_view_travel_script[] = {
#embed "pages/inspector/view-travel.js"
};
static const unsigned char inspector_view_waiting_script[] = {
#embed "pages/inspector/view-waiting.js"
};
static const unsigned char inspector_virtual_script[] = {
#embed "pages/inspector/virtual.js"
};
static const unsigned char inspector_waiting_script[] = {
#embed "pages/inspector/waiting.js"
};
static const unsigned char renderer_actions_script[] = {
#embed "pages/renderer/actions.js"
};
static const unsigned char renderer_blocks_script[] = {
#embed "pages/renderer/blocks.js"
};
static const unsigned char renderer_controls_script[] = {
#embed "pages/renderer/controls.js"
};
static const unsigned char renderer_drafts_script[] = {
#embed "pages/renderer/drafts.js"
};
static const unsigned char renderer_fields_script[] = {
#embed "pages/renderer/fields.js"
};
static const unsigned char renderer_focus_script[] = {
#embed "pages/renderer/focus.js"
};
static const unsigned char renderer_grip_script[] = {
#embed "pages/renderer/grip.js"
};
static const unsigned char renderer_layer_script[] = {
#embed "pages/renderer/layer.js"
};
static const unsigned char renderer_layers_style[] = {
#embed "pages/renderer/layers.css"
};
static const unsigned char renderer_main_script[] = {
#embed "pages/renderer/main.js"
};
static const unsigned char renderer_motion_script[] = {
#embed "pages/renderer/motion.js"
};
static const unsigned char renderer_navigator_view_script[] = {
#embed "pages/renderer/navigator-view.js"
};
static const unsigned char renderer_notices_script[] = {
#embed "pages/renderer/notices.js"
};
static const unsigned char renderer_overlays_script[] = {
#embed "pages/renderer/overlays.js"
};
static const unsigned char renderer_parts_script[] = {
#embed "pages/renderer/parts.js"
};
static const unsigned char renderer_places_script[] = {
#embed "pages/renderer/places.js"
};
static const unsigned char renderer_player_script[] = {
#embed "pages/renderer/player.js"
};
static const unsigned char renderer_requests_script[] = {
#embed "pages/renderer/requests.js"
};
static const unsigned char renderer_screen_style[] = {
#embed "pages/renderer/screen.css"
};
static const unsigned char renderer_screen_script[] = {
#embed "pages/renderer/screen.js"
};
static const unsigned char renderer_stage_script[] = {
#embed "pages/renderer/stage.js"
};
static const unsigned char renderer_start_script[] = {
#embed "pages/renderer/start.js"
};
static const unsigned char renderer_status_script[] = {
#embed "pages/renderer/status.js"
};
static const unsigned char renderer_store_script[] = {
#embed "pages/renderer/store.js"
};
static const unsigned char renderer_values_script[] = {
#embed "pages/renderer/values.js"
};
static const unsigned char shared_base_style[] = {
#embed "pages/shared/base.css"
};
static const unsigned char shared_connection_script[] = {
#embed "pages/shared/connection.js"
};
static const unsigned char shared_dom_script[] = {
#embed "pages/shared/dom.js"
};
static const unsigned char shared_gateway_script[] = {
#embed "pages/shared/gateway.js"
};
static const unsigned char shared_icon_picture[] = {
#embed "pages/shared/icon.svg"
};
static const unsigned char shared_scene_script[] = {
#embed "pages/shared/scene.js"
};
static const unsigned char shared_stream_script[] = {
#embed "pages/shared/stream.js"
};
static const unsigned char shared_tabs_script[] = {
#embed "pages/shared/tabs.js"
};
static const unsigned char shared_words_script[] = {
#embed "pages/shared/words.js"
};

static const struct cpages_file files[] = {
    FILE("/", HTML, renderer_page)
    FILE("/inspect", HTML, inspector_page)
    FILE("/assets/tree.js", SCRIPT, tree_script)
    FILE("/assets/inspector/address.js", SCRIPT, inspector_address_script)
    FILE("/assets/inspector/compare.js", SCRIPT, inspector_compare_script)
    FILE("/assets/inspector/dom.js", SCRIPT, inspector_dom_script)
    FILE("/assets/inspector/graph.js", SCRIPT, inspector_graph_script)
    FILE("/assets/inspector/history.js", SCRIPT, inspector_history_script)
    FILE("/assets/inspector/host.js", SCRIPT, inspector_host_script)
    FILE("/assets/inspector/inspector.css", STYLE, inspector_inspector_style)
    FILE("/assets/inspector/inspector.js", SCRIPT, inspector_inspector_script)
    FILE("/assets/inspector/lane.js", SCRIPT, inspector_lane_script)
    FILE("/assets/inspector/layers.js", SCRIPT, inspector_layers_script)
    FILE("/assets/inspector/leaving.js", SCRIPT, inspector_leaving_script)
    FILE("/assets/inspector/main.js", SCRIPT, inspector_main_script)
    FILE("/assets/inspector/monitor.js", SCRIPT, inspector_monitor_script)
    FILE("/assets/inspector/names.js", SCRIPT, inspector_names_script)
    FILE("/assets/inspector/panel-differences.js", SCRIPT, inspector_panel_differences_script)
    FILE("/assets/inspector/panel-modules.js", SCRIPT, inspector_panel_modules_script)
    FILE("/assets/inspector/panel-request.js", SCRIPT, inspector_panel_request_script)
    FILE("/assets/inspector/panel-rules.js", SCRIPT, inspector_panel_rules_script)
    FILE("/assets/inspector/panel-selected.js", SCRIPT, inspector_panel_selected_script)
    FILE("/assets/inspector/panel-sessions.js", SCRIPT, inspector_panel_sessions_script)
    FILE("/assets/inspector/panel-statistics.js", SCRIPT, inspector_panel_statistics_script)
    FILE("/assets/inspector/panel-traffic.js", SCRIPT, inspector_panel_traffic_script)
    FILE("/assets/inspector/panels.css", STYLE, inspector_panels_style)
    FILE("/assets/inspector/recording.js", SCRIPT, inspector_recording_script)
    FILE("/assets/inspector/requests.js", SCRIPT, inspector_requests_script)
    FILE("/assets/inspector/return.js", SCRIPT, inspector_return_script)
    FILE("/assets/inspector/rows.js", SCRIPT, inspector_rows_script)
    FILE("/assets/inspector/runs.js", SCRIPT, inspector_runs_script)
    FILE("/assets/inspector/scene.js", SCRIPT, inspector_scene_script)
    FILE("/assets/inspector/statistics.js", SCRIPT, inspector_statistics_script)
    FILE("/assets/inspector/traffic.js", SCRIPT, inspector_traffic_script)
    FILE("/assets/inspector/verdict.js", SCRIPT, inspector_verdict_script)
    FILE("/assets/inspector/view-causes.js", SCRIPT, inspector_view_causes_script)
    FILE("/assets/inspector/view-deck.js", SCRIPT, inspector_view_deck_script)
    FILE("/assets/inspector/view-lane.js", SCRIPT, inspector_view_lane_script)
    FILE("/assets/inspector/view-outline.js", SCRIPT, inspector_view_outline_script)
    FILE("/assets/inspector/view-panels.js", SCRIPT, inspector_view_panels_script)
    FILE("/assets/inspector/view-travel.js", SCRIPT, inspector_view_travel_script)
    FILE("/assets/inspector/view-waiting.js", SCRIPT, inspector_view_waiting_script)
    FILE("/assets/inspector/virtual.js", SCRIPT, inspector_virtual_script)
    FILE("/assets/inspector/waiting.js", SCRIPT, inspector_waiting_script)
    FILE("/assets/renderer/actions.js", SCRIPT, renderer_actions_script)
    FILE("/assets/renderer/blocks.js", SCRIPT, renderer_blocks_script)
    FILE("/assets/renderer/controls.js", SCRIPT, renderer_controls_script)
    FILE("/assets/renderer/drafts.js", SCRIPT, renderer_drafts_script)
    FILE("/assets/renderer/fields.js", SCRIPT, renderer_fields_script)
    FILE("/assets/renderer/focus.js", SCRIPT, renderer_focus_script)
    FILE("/assets/renderer/grip.js", SCRIPT, renderer_grip_script)
    FILE("/assets/renderer/layer.js", SCRIPT, renderer_layer_script)
    FILE("/assets/renderer/layers.css", STYLE, renderer_layers_style)
    FILE("/assets/renderer/main.js", SCRIPT, renderer_main_script)
    FILE("/assets/renderer/motion.js", SCRIPT, renderer_motion_script)
    FILE("/assets/renderer/navigator-view.js", SCRIPT, renderer_navigator_view_script)
    FILE("/assets/renderer/notices.js", SCRIPT, renderer_notices_script)
    FILE("/assets/renderer/overlays.js", SCRIPT, renderer_overlays_script)
    FILE("/assets/renderer/parts.js", SCRIPT, renderer_parts_script)
    FILE("/assets/renderer/places.js", SCRIPT, renderer_places_script)
    FILE("/assets/renderer/player.js", SCRIPT, renderer_player_script)
    FILE("/assets/renderer/requests.js", SCRIPT, renderer_requests_script)
    FILE("/assets/renderer/screen.css", STYLE, renderer_screen_style)
    FILE("/assets/renderer/screen.js", SCRIPT, renderer_screen_script)
    FILE("/assets/renderer/stage.js", SCRIPT, renderer_stage_script)
    FILE("/assets/renderer/start.js", SCRIPT, renderer_start_script)
    FILE("/assets/renderer/status.js", SCRIPT, renderer_status_script)
    FILE("/assets/renderer/store.js", SCRIPT, renderer_store_script)
    FILE("/assets/renderer/values.js", SCRIPT, renderer_values_script)
    FILE("/assets/shared/base.css", STYLE, shared_base_style)
    FILE("/assets/shared/connection.js", SCRIPT, shared_connection_script)
    FILE("/assets/shared/dom.js", SCRIPT, shared_dom_script)
    FILE("/assets/shared/gateway.js", SCRIPT, shared_gateway_script)
    FILE("/assets/shared/icon.svg", PICTURE, shared_icon_picture)
    FILE("/assets/shared/scene.js", SCRIPT, shared_scene_script)
    FILE("/assets/shared/stream.js", SCRIPT, shared_stream_script)
    FILE("/assets/shared/tabs.js", SCRIPT, shared_tabs_script)
    FILE("/assets/shared/words.js", SCRIPT, shared_words_script)
};

size_t cpages_count(void) { return sizeof files / sizeof files[0]; }

const struct cpages_file *cpages_at(size_t number) { return &files[number]; }
