/* Generated from the contract of navhost by clients/generate. Do not edit. */
#include "described.h"

#include "navhost-methods.h"

static bool is_entry_cause(json_object *json);
static bool is_entry(json_object *json);
static bool is_link(json_object *json);
static bool is_navigator(json_object *json);
static bool is_acceptance(json_object *json);
static bool is_button(json_object *json);
static bool is_removed(json_object *json);
static bool is_attachment_lock(json_object *json);
static bool is_attachment_checkpoint(json_object *json);
static bool is_attachment_mapping(json_object *json);
static bool is_attachment_trigger(json_object *json);
static bool is_attachment_flow(json_object *json);
static bool is_attachment_signal(json_object *json);
static bool is_operation(json_object *json);
static bool is_flow(json_object *json);
static bool is_signal(json_object *json);
static bool is_cause(json_object *json);
static bool is_change_navigator_created(json_object *json);
static bool is_change_navigator_closed(json_object *json);
static bool is_change_navigator_selected(json_object *json);
static bool is_change_entry_added(json_object *json);
static bool is_change_entry_removed(json_object *json);
static bool is_change_entry_changed(json_object *json);
static bool is_change_type_orphaned(json_object *json);
static bool is_change_type_revived(json_object *json);
static bool is_change_attachment_added(json_object *json);
static bool is_change_attachment_removed(json_object *json);
static bool is_change_attachment_changed(json_object *json);
static bool is_change_signal(json_object *json);
static bool is_snapshot(json_object *json);
static bool is_configuration(json_object *json);
static bool is_state_item(json_object *json);
static bool is_requested_destination(json_object *json);
static bool is_changed_result(json_object *json);
static bool is_shown_result(json_object *json);
static bool is_path_set_result(json_object *json);
static bool is_entry_moved_result(json_object *json);
static bool is_state_set_result(json_object *json);
static bool is_returned_result(json_object *json);
static bool is_flow_started_result_shown(json_object *json);
static bool is_flow_started_result(json_object *json);
static bool is_scene_information(json_object *json);
static bool is_past_revision(json_object *json);
static bool is_type_statistics(json_object *json);
static bool is_refusal_count(json_object *json);
static bool is_live_link(json_object *json);
static bool is_removed_result(json_object *json);
static bool is_redirected_result(json_object *json);
static bool is_redirection(json_object *json);
static bool is_guard_pause(json_object *json);
static bool is_guard(json_object *json);
static bool is_session(json_object *json);
static bool is_rolled_back(json_object *json);
static bool is_grant(json_object *json);
static bool is_watch_info(json_object *json);
static bool is_window(json_object *json);
static bool is_rule_violation(json_object *json);
static bool is_path_rule(json_object *json);
static bool is_unfit_arguments(json_object *json);
static bool is_navigator_state(json_object *json);
static bool is_outcome_result_entry(json_object *json);
static bool is_outcome_result_flow(json_object *json);
static bool is_sequence_result(json_object *json);
static bool is_sent_item_value(json_object *json);
static bool is_sent_item_route(json_object *json);
static bool is_sent_item_type(json_object *json);
static bool is_sent_item_action(json_object *json);
static bool is_sent_item_action_method(json_object *json);
static bool is_sent_item_action_values(json_object *json);
static bool is_sequence_step_by(json_object *json);
static bool is_sequence_step_error(json_object *json);
static bool is_sequence_step(json_object *json);
static bool is_sequence_state(json_object *json);
static bool is_receiver_value_auto_resume(json_object *json);
static bool is_receiver_value_auto(json_object *json);
static bool is_receiver_value(json_object *json);
static bool is_receiver_type(json_object *json);
static bool is_receiver_route(json_object *json);
static bool is_url_pattern(json_object *json);
static bool is_destination(json_object *json);
static bool is_presentation_method(json_object *json);
static bool is_module(json_object *json);
static bool is_host_snapshot_scenes_item(json_object *json);
static bool is_host_snapshot_modules_item(json_object *json);
static bool is_host_snapshot(json_object *json);
static bool is_host_change_scene_opened(json_object *json);
static bool is_host_change_scene_closed(json_object *json);
static bool is_host_change_scene_current(json_object *json);
static bool is_host_change_module_registered(json_object *json);
static bool is_host_change_module_unregistered(json_object *json);
static bool is_host_change_renderer_reported(json_object *json);
static bool is_host_change_renderer_left(json_object *json);
static bool is_renderer(json_object *json);
static bool is_renderer_focus(json_object *json);
static bool is_renderer_gap(json_object *json);
static bool is_waiting_request(json_object *json);
static bool is_open_question(json_object *json);
static bool is_fleet_engine(json_object *json);
static bool is_fleet_host(json_object *json);
static bool is_fleet_report(json_object *json);
static bool is_fleet_scene(json_object *json);
static bool is_fleet_module(json_object *json);
static bool is_owner(json_object *json);
static bool is_place(json_object *json);
static bool is_conflicting_pattern(json_object *json);
static bool is_question_link(json_object *json);
static bool is_state_problem(json_object *json);
static bool is_error_object(json_object *json);
static bool is_hello_result(json_object *json);
static bool is_ping_result(json_object *json);
static bool is_status_result(json_object *json);
static bool is_sessions_result(json_object *json);
static bool is_metrics_result(json_object *json);
static bool is_waiting_result(json_object *json);
static bool is_monitor_result(json_object *json);
static bool is_close_session_result(json_object *json);
static bool is_rights_result(json_object *json);
static bool is_check_right_result(json_object *json);
static bool is_cancel_request_result(json_object *json);
static bool is_register_result_urls_item(json_object *json);
static bool is_register_result(json_object *json);
static bool is_unregister_result(json_object *json);
static bool is_modules_result(json_object *json);
static bool is_start_module_result(json_object *json);
static bool is_destinations_result(json_object *json);
static bool is_create_scene_result(json_object *json);
static bool is_close_scene_result(json_object *json);
static bool is_scenes_result(json_object *json);
static bool is_restore_scene_result(json_object *json);
static bool is_path_result(json_object *json);
static bool is_entry_result(json_object *json);
static bool is_ask_result(json_object *json);
static bool is_links_result(json_object *json);
static bool is_lock_result(json_object *json);
static bool is_attachments_result(json_object *json);
static bool is_establish_checkpoint_result(json_object *json);
static bool is_can_return_result(json_object *json);
static bool is_add_mapping_result(json_object *json);
static bool is_bind_trigger_result(json_object *json);
static bool is_flows_result(json_object *json);
static bool is_flow_result(json_object *json);
static bool is_state_result(json_object *json);
static bool is_transaction_result_done(json_object *json);
static bool is_plan_result(json_object *json);
static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item(json_object *json);
static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item(json_object *json);
static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends(json_object *json);
static bool is_describe_rules_result_graph(json_object *json);
static bool is_check_rules_result(json_object *json);
static bool is_add_guard_result(json_object *json);
static bool is_guards_result(json_object *json);
static bool is_resume_result(json_object *json);
static bool is_cancel_resume_result(json_object *json);
static bool is_sequences_result(json_object *json);
static bool is_receivers_result(json_object *json);
static bool is_register_url_result(json_object *json);
static bool is_unregister_url_result(json_object *json);
static bool is_url_patterns_result(json_object *json);
static bool is_resolve_url_result(json_object *json);
static bool is_encode_url_result(json_object *json);
static bool is_history_result_window(json_object *json);
static bool is_history_result(json_object *json);
static bool is_statistics_result(json_object *json);
static bool is_configure_scene_result(json_object *json);
static bool is_watch_result(json_object *json);
static bool is_watches_result(json_object *json);
static bool is_watch_host_result(json_object *json);
static bool is_add_credit_result(json_object *json);
static bool is_report_rendering_result(json_object *json);
static bool is_renderers_result(json_object *json);
static bool is_fleet_result(json_object *json);
static bool is_move_scene_result(json_object *json);
static bool is_export_scene_result(json_object *json);
static bool is_import_scene_result(json_object *json);
static bool is_bye_notification(json_object *json);
static bool is_changed_notification(json_object *json);
static bool is_lagged_notification(json_object *json);
static bool is_watch_ended_notification(json_object *json);
static bool is_event_notification_session_opened(json_object *json);
static bool is_event_notification_session_closed(json_object *json);
static bool is_event_notification_request_refused(json_object *json);
static bool is_event_notification_watch_lagged(json_object *json);
static bool is_event_notification_store_failed(json_object *json);
static bool is_event_notification_entry_quarantined(json_object *json);
static bool is_event_notification_module_registered(json_object *json);
static bool is_event_notification_module_unregistered(json_object *json);
static bool is_event_notification_module_starting(json_object *json);
static bool is_event_notification_module_started(json_object *json);
static bool is_event_notification_module_exited(json_object *json);
static bool is_event_notification_module_failed(json_object *json);
static bool is_event_notification_provider_failed(json_object *json);
static bool is_event_notification_migration_failed(json_object *json);
static bool is_event_notification_guard_paused(json_object *json);
static bool is_event_notification_guard_resumed(json_object *json);
static bool is_event_notification_sequence_started(json_object *json);
static bool is_event_notification_sequence_step(json_object *json);
static bool is_event_notification_sequence_paused(json_object *json);
static bool is_event_notification_sequence_resumed(json_object *json);
static bool is_event_notification_sequence_ended(json_object *json);
static bool is_signal_notification(json_object *json);
static bool is_host_changed_notification(json_object *json);
static bool is_host_lagged_notification(json_object *json);
static bool is_question_ended_notification(json_object *json);
static bool is_module_lost_notification(json_object *json);
static bool is_guard_pause_notification(json_object *json);
static bool is_access_changed_notification(json_object *json);
static bool is_traffic_notification(json_object *json);
static bool is_entry_ask_question(json_object *json);
static bool is_guard_ask_question_entries_item(json_object *json);
static bool is_guard_ask_question_selections_item_from(json_object *json);
static bool is_guard_ask_question_selections_item(json_object *json);
static bool is_guard_ask_question(json_object *json);
static bool is_value_receive_question_value_data(json_object *json);
static bool is_value_receive_question_type_arguments(json_object *json);
static bool is_value_receive_question_route_data(json_object *json);
static bool is_url_resolve_question(json_object *json);
static bool is_type_migrate_question_entries_item(json_object *json);
static bool is_type_migrate_question(json_object *json);
static bool is_type_provide_question_entries_item(json_object *json);
static bool is_type_provide_question(json_object *json);
static bool is_error_context(json_object *json);
static bool is_parse_error_data(json_object *json);
static bool is_invalid_request_data(json_object *json);
static bool is_method_not_found_data(json_object *json);
static bool is_invalid_params_data(json_object *json);
static bool is_internal_error_data(json_object *json);
static bool is_line_too_long_data(json_object *json);
static bool is_too_deep_data(json_object *json);
static bool is_answer_too_large_data(json_object *json);
static bool is_limit_reached_data(json_object *json);
static bool is_shutting_down_data(json_object *json);
static bool is_missing_capability_data(json_object *json);
static bool is_cancelled_data(json_object *json);
static bool is_too_many_connections_data(json_object *json);
static bool is_slow_reader_data(json_object *json);
static bool is_store_failed_data(json_object *json);
static bool is_closed_by_request_data(json_object *json);
static bool is_engine_away_data(json_object *json);
static bool is_outcome_unknown_data(json_object *json);
static bool is_local_scene_data(json_object *json);
static bool is_unknown_host_data(json_object *json);
static bool is_other_user_data(json_object *json);
static bool is_not_allowed_data(json_object *json);
static bool is_unknown_scene_data(json_object *json);
static bool is_unknown_navigator_data(json_object *json);
static bool is_unknown_entry_data(json_object *json);
static bool is_unknown_destination_data(json_object *json);
static bool is_invalid_arguments_data(json_object *json);
static bool is_no_stack_data(json_object *json);
static bool is_at_root_data(json_object *json);
static bool is_not_presented_data(json_object *json);
static bool is_out_of_range_data(json_object *json);
static bool is_occupied_data(json_object *json);
static bool is_name_in_use_data(json_object *json);
static bool is_revision_mismatch_data(json_object *json);
static bool is_root_fixed_data(json_object *json);
static bool is_not_selectable_data(json_object *json);
static bool is_locked_data(json_object *json);
static bool is_unknown_attachment_data(json_object *json);
static bool is_cannot_return_data(json_object *json);
static bool is_unknown_trigger_data(json_object *json);
static bool is_no_alert_data(json_object *json);
static bool is_unknown_answer_data(json_object *json);
static bool is_no_column_data(json_object *json);
static bool is_path_refused_data(json_object *json);
static bool is_invalid_state_data(json_object *json);
static bool is_token_reused_data(json_object *json);
static bool is_outside_window_data(json_object *json);
static bool is_cannot_undo_data(json_object *json);
static bool is_unknown_link_data(json_object *json);
static bool is_unknown_message_data(json_object *json);
static bool is_type_not_shown_data(json_object *json);
static bool is_denied_data(json_object *json);
static bool is_redirect_loop_data(json_object *json);
static bool is_unknown_guard_data(json_object *json);
static bool is_no_receiver_data(json_object *json);
static bool is_receiver_gone_data(json_object *json);
static bool is_receiver_timeout_data(json_object *json);
static bool is_receiver_error_data(json_object *json);
static bool is_unknown_receiver_data(json_object *json);
static bool is_unknown_sequence_data(json_object *json);
static bool is_cannot_wait_data(json_object *json);
static bool is_url_invalid_data(json_object *json);
static bool is_url_unknown_data(json_object *json);
static bool is_url_conflict_data(json_object *json);
static bool is_url_pattern_invalid_data(json_object *json);
static bool is_url_no_link_data(json_object *json);
static bool is_not_flow_owner_data(json_object *json);
static bool is_outside_flow_data(json_object *json);
static bool is_not_empty_data(json_object *json);
static bool is_name_taken_data(json_object *json);
static bool is_not_owner_data(json_object *json);
static bool is_invalid_schema_data(json_object *json);
static bool is_provider_gone_data(json_object *json);
static bool is_provider_timeout_data(json_object *json);
static bool is_provider_error_data(json_object *json);
static bool is_unknown_module_data(json_object *json);
static bool is_unknown_session_data(json_object *json);
static bool is_activation_failed_data(json_object *json);
static bool is_activation_timeout_data(json_object *json);
static bool is_module_exited_data(json_object *json);
static bool is_crash_budget_spent_data(json_object *json);
static bool is_destination_not_registered_data(json_object *json);
static bool is_module_stopped_data(json_object *json);
static bool is_not_supervised_data(json_object *json);
static bool is_question_cycle_data(json_object *json);
static bool is_unknown_question_data(json_object *json);
static bool is_unknown_watch_data(json_object *json);
static bool is_unknown_monitor_data(json_object *json);
static bool is_attachment(json_object *json);
static bool is_change(json_object *json);
static bool is_outcome_result(json_object *json);
static bool is_sent_item(json_object *json);
static bool is_receiver(json_object *json);
static bool is_host_change(json_object *json);
static bool is_create_navigator_result(json_object *json);
static bool is_close_navigator_result(json_object *json);
static bool is_select_navigator_result(json_object *json);
static bool is_navigate_result(json_object *json);
static bool is_push_result(json_object *json);
static bool is_set_path_result(json_object *json);
static bool is_move_entry_result(json_object *json);
static bool is_follow_result(json_object *json);
static bool is_return_to_checkpoint_result(json_object *json);
static bool is_set_trigger_result(json_object *json);
static bool is_start_flow_result(json_object *json);
static bool is_set_state_result(json_object *json);
static bool is_transaction_result(json_object *json);
static bool is_describe_rules_result(json_object *json);
static bool is_event_notification(json_object *json);
static bool is_value_receive_question(json_object *json);

static bool is_entry_cause(json_object *json) {
    struct nav_entry_cause read;
    return nav_entry_cause_read(json, &read) == 0;
}

static bool is_entry(json_object *json) {
    struct nav_entry read;
    return nav_entry_read(json, &read) == 0
        && are(read.links, is_link)
        && is_left_out_or(read.cause, is_entry_cause);
}

static bool is_link(json_object *json) {
    struct nav_link read;
    return nav_link_read(json, &read) == 0;
}

static bool is_navigator(json_object *json) {
    struct nav_navigator read;
    return nav_navigator_read(json, &read) == 0
        && is_left_out_or(read.root, is_entry)
        && are(read.buttons, is_button)
        && is_left_out_or(read.accepts, is_acceptance)
        && are(read.path, is_entry);
}

static bool is_acceptance(json_object *json) {
    struct nav_acceptance read;
    return nav_acceptance_read(json, &read) == 0;
}

static bool is_button(json_object *json) {
    struct nav_button read;
    return nav_button_read(json, &read) == 0;
}

static bool is_removed(json_object *json) {
    struct nav_removed read;
    return nav_removed_read(json, &read) == 0;
}

static bool is_attachment_lock(json_object *json) {
    struct nav_attachment_lock read;
    return nav_attachment_lock_read(json, &read) == 0;
}

static bool is_attachment_checkpoint(json_object *json) {
    struct nav_attachment_checkpoint read;
    return nav_attachment_checkpoint_read(json, &read) == 0;
}

static bool is_attachment_mapping(json_object *json) {
    struct nav_attachment_mapping read;
    return nav_attachment_mapping_read(json, &read) == 0;
}

static bool is_attachment_trigger(json_object *json) {
    struct nav_attachment_trigger read;
    return nav_attachment_trigger_read(json, &read) == 0
        && is_left_out_or(read.operation, is_operation);
}

static bool is_attachment_flow(json_object *json) {
    struct nav_attachment_flow read;
    return nav_attachment_flow_read(json, &read) == 0;
}

static bool is_attachment_signal(json_object *json) {
    struct nav_attachment_signal read;
    return nav_attachment_signal_read(json, &read) == 0
        && is_left_out_or(read.signal, is_signal);
}

static bool is_operation(json_object *json) {
    struct nav_operation read;
    return nav_operation_read(json, &read) == 0;
}

static bool is_flow(json_object *json) {
    struct nav_flow read;
    return nav_flow_read(json, &read) == 0;
}

static bool is_signal(json_object *json) {
    struct nav_signal read;
    return nav_signal_read(json, &read) == 0;
}

static bool is_cause(json_object *json) {
    struct nav_cause read;
    return nav_cause_read(json, &read) == 0;
}

static bool is_change_navigator_created(json_object *json) {
    struct nav_change_navigator_created read;
    return nav_change_navigator_created_read(json, &read) == 0
        && is_left_out_or(read.navigator, is_navigator);
}

static bool is_change_navigator_closed(json_object *json) {
    struct nav_change_navigator_closed read;
    return nav_change_navigator_closed_read(json, &read) == 0
        && is_left_out_or(read.navigator, is_navigator);
}

static bool is_change_navigator_selected(json_object *json) {
    struct nav_change_navigator_selected read;
    return nav_change_navigator_selected_read(json, &read) == 0;
}

static bool is_change_entry_added(json_object *json) {
    struct nav_change_entry_added read;
    return nav_change_entry_added_read(json, &read) == 0
        && is_left_out_or(read.entry, is_entry);
}

static bool is_change_entry_removed(json_object *json) {
    struct nav_change_entry_removed read;
    return nav_change_entry_removed_read(json, &read) == 0
        && is_left_out_or(read.entry, is_entry);
}

static bool is_change_entry_changed(json_object *json) {
    struct nav_change_entry_changed read;
    return nav_change_entry_changed_read(json, &read) == 0
        && is_left_out_or(read.entry, is_entry);
}

static bool is_change_type_orphaned(json_object *json) {
    struct nav_change_type_orphaned read;
    return nav_change_type_orphaned_read(json, &read) == 0;
}

static bool is_change_type_revived(json_object *json) {
    struct nav_change_type_revived read;
    return nav_change_type_revived_read(json, &read) == 0;
}

static bool is_change_attachment_added(json_object *json) {
    struct nav_change_attachment_added read;
    return nav_change_attachment_added_read(json, &read) == 0
        && is_left_out_or(read.attachment, is_attachment);
}

static bool is_change_attachment_removed(json_object *json) {
    struct nav_change_attachment_removed read;
    return nav_change_attachment_removed_read(json, &read) == 0
        && is_left_out_or(read.attachment, is_attachment);
}

static bool is_change_attachment_changed(json_object *json) {
    struct nav_change_attachment_changed read;
    return nav_change_attachment_changed_read(json, &read) == 0
        && is_left_out_or(read.attachment, is_attachment);
}

static bool is_change_signal(json_object *json) {
    struct nav_change_signal read;
    return nav_change_signal_read(json, &read) == 0
        && is_left_out_or(read.signal, is_signal);
}

static bool is_snapshot(json_object *json) {
    struct nav_snapshot read;
    return nav_snapshot_read(json, &read) == 0
        && is_left_out_or(read.configuration, is_configuration)
        && are(read.navigators, is_navigator)
        && are(read.attachments, is_attachment);
}

static bool is_configuration(json_object *json) {
    struct nav_configuration read;
    return nav_configuration_read(json, &read) == 0;
}

static bool is_state_item(json_object *json) {
    struct nav_state_item read;
    return nav_state_item_read(json, &read) == 0
        && are(read.path, is_requested_destination)
        && is_left_out_or(read.root, is_requested_destination)
        && are(read.buttons, is_button)
        && is_left_out_or(read.accepts, is_acceptance);
}

static bool is_requested_destination(json_object *json) {
    struct nav_requested_destination read;
    return nav_requested_destination_read(json, &read) == 0;
}

static bool is_changed_result(json_object *json) {
    struct nav_changed_result read;
    return nav_changed_result_read(json, &read) == 0;
}

static bool is_shown_result(json_object *json) {
    struct nav_shown_result read;
    return nav_shown_result_read(json, &read) == 0;
}

static bool is_path_set_result(json_object *json) {
    struct nav_path_set_result read;
    return nav_path_set_result_read(json, &read) == 0
        && is_left_out_or(read.removed, is_removed);
}

static bool is_entry_moved_result(json_object *json) {
    struct nav_entry_moved_result read;
    return nav_entry_moved_result_read(json, &read) == 0;
}

static bool is_state_set_result(json_object *json) {
    struct nav_state_set_result read;
    return nav_state_set_result_read(json, &read) == 0
        && is_left_out_or(read.removed, is_removed);
}

static bool is_returned_result(json_object *json) {
    struct nav_returned_result read;
    return nav_returned_result_read(json, &read) == 0
        && is_left_out_or(read.removed, is_removed);
}

static bool is_flow_started_result_shown(json_object *json) {
    struct nav_flow_started_result_shown read;
    return nav_flow_started_result_shown_read(json, &read) == 0;
}

static bool is_flow_started_result(json_object *json) {
    struct nav_flow_started_result read;
    return nav_flow_started_result_read(json, &read) == 0
        && is_left_out_or(read.shown, is_flow_started_result_shown);
}

static bool is_scene_information(json_object *json) {
    struct nav_scene_information read;
    return nav_scene_information_read(json, &read) == 0;
}

static bool is_past_revision(json_object *json) {
    struct nav_past_revision read;
    return nav_past_revision_read(json, &read) == 0
        && is_left_out_or(read.cause, is_cause)
        && are(read.changes, is_change);
}

static bool is_type_statistics(json_object *json) {
    struct nav_type_statistics read;
    return nav_type_statistics_read(json, &read) == 0;
}

static bool is_refusal_count(json_object *json) {
    struct nav_refusal_count read;
    return nav_refusal_count_read(json, &read) == 0;
}

static bool is_live_link(json_object *json) {
    struct nav_live_link read;
    return nav_live_link_read(json, &read) == 0;
}

static bool is_removed_result(json_object *json) {
    struct nav_removed_result read;
    return nav_removed_result_read(json, &read) == 0
        && is_left_out_or(read.removed, is_removed);
}

static bool is_redirected_result(json_object *json) {
    struct nav_redirected_result read;
    return nav_redirected_result_read(json, &read) == 0
        && are(read.redirected, is_redirection);
}

static bool is_redirection(json_object *json) {
    struct nav_redirection read;
    return nav_redirection_read(json, &read) == 0;
}

static bool is_guard_pause(json_object *json) {
    struct nav_guard_pause read;
    return nav_guard_pause_read(json, &read) == 0;
}

static bool is_guard(json_object *json) {
    struct nav_guard read;
    return nav_guard_read(json, &read) == 0
        && is_left_out_or(read.pause, is_guard_pause);
}

static bool is_session(json_object *json) {
    struct nav_session read;
    return nav_session_read(json, &read) == 0;
}

static bool is_rolled_back(json_object *json) {
    struct nav_rolled_back read;
    return nav_rolled_back_read(json, &read) == 0;
}

static bool is_grant(json_object *json) {
    struct nav_grant read;
    return nav_grant_read(json, &read) == 0;
}

static bool is_watch_info(json_object *json) {
    struct nav_watch_info read;
    return nav_watch_info_read(json, &read) == 0;
}

static bool is_window(json_object *json) {
    struct nav_window read;
    return nav_window_read(json, &read) == 0;
}

static bool is_rule_violation(json_object *json) {
    struct nav_rule_violation read;
    return nav_rule_violation_read(json, &read) == 0
        && is_left_out_or(read.accepted, is_acceptance);
}

static bool is_path_rule(json_object *json) {
    struct nav_path_rule read;
    return nav_path_rule_read(json, &read) == 0;
}

static bool is_unfit_arguments(json_object *json) {
    struct nav_unfit_arguments read;
    return nav_unfit_arguments_read(json, &read) == 0;
}

static bool is_navigator_state(json_object *json) {
    struct nav_navigator_state read;
    return nav_navigator_state_read(json, &read) == 0
        && is_left_out_or(read.root, is_entry)
        && are(read.buttons, is_button)
        && is_left_out_or(read.accepts, is_acceptance);
}

static bool is_outcome_result_entry(json_object *json) {
    struct nav_outcome_result_entry read;
    return nav_outcome_result_entry_read(json, &read) == 0
        && is_left_out_or(read.by, is_cause);
}

static bool is_outcome_result_flow(json_object *json) {
    struct nav_outcome_result_flow read;
    return nav_outcome_result_flow_read(json, &read) == 0
        && is_left_out_or(read.by, is_cause);
}

static bool is_sequence_result(json_object *json) {
    struct nav_sequence_result read;
    return nav_sequence_result_read(json, &read) == 0
        && are(read.steps, is_sequence_step);
}

static bool is_sent_item_value(json_object *json) {
    struct nav_sent_item_value read;
    return nav_sent_item_value_read(json, &read) == 0;
}

static bool is_sent_item_route(json_object *json) {
    struct nav_sent_item_route read;
    return nav_sent_item_route_read(json, &read) == 0;
}

static bool is_sent_item_type(json_object *json) {
    struct nav_sent_item_type read;
    return nav_sent_item_type_read(json, &read) == 0;
}

static bool is_sent_item_action(json_object *json) {
    struct nav_sent_item_action read;
    return nav_sent_item_action_read(json, &read) == 0;
}

static bool is_sent_item_action_method(json_object *json) {
    struct nav_sent_item_action_method read;
    return nav_sent_item_action_method_read(json, &read) == 0;
}

static bool is_sent_item_action_values(json_object *json) {
    struct nav_sent_item_action_values read;
    return nav_sent_item_action_values_read(json, &read) == 0
        && are(read.values, is_sent_item);
}

static bool is_sequence_step_by(json_object *json) {
    struct nav_sequence_step_by read;
    return nav_sequence_step_by_read(json, &read) == 0;
}

static bool is_sequence_step_error(json_object *json) {
    struct nav_sequence_step_error read;
    return nav_sequence_step_error_read(json, &read) == 0;
}

static bool is_sequence_step(json_object *json) {
    struct nav_sequence_step read;
    return nav_sequence_step_read(json, &read) == 0
        && is_left_out_or(read.item, is_sent_item)
        && is_left_out_or(read.by, is_sequence_step_by)
        && are(read.redirected, is_redirection)
        && is_left_out_or(read.error_, is_sequence_step_error);
}

static bool is_sequence_state(json_object *json) {
    struct nav_sequence_state read;
    return nav_sequence_state_read(json, &read) == 0;
}

static bool is_receiver_value_auto_resume(json_object *json) {
    struct nav_receiver_value_auto_resume read;
    return nav_receiver_value_auto_resume_read(json, &read) == 0;
}

static bool is_receiver_value_auto(json_object *json) {
    struct nav_receiver_value_auto read;
    return nav_receiver_value_auto_read(json, &read) == 0;
}

static bool is_receiver_value(json_object *json) {
    struct nav_receiver_value read;
    return nav_receiver_value_read(json, &read) == 0
        && is_left_out_or(read.auto_, is_receiver_value_auto);
}

static bool is_receiver_type(json_object *json) {
    struct nav_receiver_type read;
    return nav_receiver_type_read(json, &read) == 0
        && is_left_out_or(read.auto_, is_receiver_value_auto);
}

static bool is_receiver_route(json_object *json) {
    struct nav_receiver_route read;
    return nav_receiver_route_read(json, &read) == 0
        && is_left_out_or(read.auto_, is_receiver_value_auto);
}

static bool is_url_pattern(json_object *json) {
    struct nav_url_pattern read;
    return nav_url_pattern_read(json, &read) == 0
        && are(read.to, is_sent_item);
}

static bool is_destination(json_object *json) {
    struct nav_destination read;
    return nav_destination_read(json, &read) == 0
        && are(read.buttons, is_button)
        && is_left_out_or(read.rules, is_path_rule);
}

static bool is_presentation_method(json_object *json) {
    struct nav_presentation_method read;
    return nav_presentation_method_read(json, &read) == 0;
}

static bool is_module(json_object *json) {
    struct nav_module read;
    return nav_module_read(json, &read) == 0
        && are(read.presentations, is_presentation_method)
        && is_left_out_or(read.last_failure, is_sequence_step_error);
}

static bool is_host_snapshot_scenes_item(json_object *json) {
    struct nav_host_snapshot_scenes_item read;
    return nav_host_snapshot_scenes_item_read(json, &read) == 0;
}

static bool is_host_snapshot_modules_item(json_object *json) {
    struct nav_host_snapshot_modules_item read;
    return nav_host_snapshot_modules_item_read(json, &read) == 0;
}

static bool is_host_snapshot(json_object *json) {
    struct nav_host_snapshot read;
    return nav_host_snapshot_read(json, &read) == 0
        && are(read.scenes, is_host_snapshot_scenes_item)
        && are(read.modules, is_host_snapshot_modules_item)
        && are(read.renderers, is_renderer);
}

static bool is_host_change_scene_opened(json_object *json) {
    struct nav_host_change_scene_opened read;
    return nav_host_change_scene_opened_read(json, &read) == 0;
}

static bool is_host_change_scene_closed(json_object *json) {
    struct nav_host_change_scene_closed read;
    return nav_host_change_scene_closed_read(json, &read) == 0;
}

static bool is_host_change_scene_current(json_object *json) {
    struct nav_host_change_scene_current read;
    return nav_host_change_scene_current_read(json, &read) == 0;
}

static bool is_host_change_module_registered(json_object *json) {
    struct nav_host_change_module_registered read;
    return nav_host_change_module_registered_read(json, &read) == 0;
}

static bool is_host_change_module_unregistered(json_object *json) {
    struct nav_host_change_module_unregistered read;
    return nav_host_change_module_unregistered_read(json, &read) == 0;
}

static bool is_host_change_renderer_reported(json_object *json) {
    struct nav_host_change_renderer_reported read;
    return nav_host_change_renderer_reported_read(json, &read) == 0
        && is_left_out_or(read.focus, is_renderer_focus)
        && are(read.undrawn, is_renderer_gap);
}

static bool is_host_change_renderer_left(json_object *json) {
    struct nav_host_change_renderer_left read;
    return nav_host_change_renderer_left_read(json, &read) == 0;
}

static bool is_renderer(json_object *json) {
    struct nav_renderer read;
    return nav_renderer_read(json, &read) == 0
        && is_left_out_or(read.focus, is_renderer_focus)
        && are(read.undrawn, is_renderer_gap);
}

static bool is_renderer_focus(json_object *json) {
    struct nav_renderer_focus read;
    return nav_renderer_focus_read(json, &read) == 0;
}

static bool is_renderer_gap(json_object *json) {
    struct nav_renderer_gap read;
    return nav_renderer_gap_read(json, &read) == 0;
}

static bool is_waiting_request(json_object *json) {
    struct nav_waiting_request read;
    return nav_waiting_request_read(json, &read) == 0;
}

static bool is_open_question(json_object *json) {
    struct nav_open_question read;
    return nav_open_question_read(json, &read) == 0;
}

static bool is_fleet_engine(json_object *json) {
    struct nav_fleet_engine read;
    return nav_fleet_engine_read(json, &read) == 0;
}

static bool is_fleet_host(json_object *json) {
    struct nav_fleet_host read;
    return nav_fleet_host_read(json, &read) == 0
        && is_left_out_or(read.report, is_fleet_report);
}

static bool is_fleet_report(json_object *json) {
    struct nav_fleet_report read;
    return nav_fleet_report_read(json, &read) == 0;
}

static bool is_fleet_scene(json_object *json) {
    struct nav_fleet_scene read;
    return nav_fleet_scene_read(json, &read) == 0;
}

static bool is_fleet_module(json_object *json) {
    struct nav_fleet_module read;
    return nav_fleet_module_read(json, &read) == 0;
}

static bool is_owner(json_object *json) {
    struct nav_owner read;
    return nav_owner_read(json, &read) == 0;
}

static bool is_place(json_object *json) {
    struct nav_place read;
    return nav_place_read(json, &read) == 0;
}

static bool is_conflicting_pattern(json_object *json) {
    struct nav_conflicting_pattern read;
    return nav_conflicting_pattern_read(json, &read) == 0
        && is_left_out_or(read.owner, is_owner);
}

static bool is_question_link(json_object *json) {
    struct nav_question_link read;
    return nav_question_link_read(json, &read) == 0;
}

static bool is_state_problem(json_object *json) {
    struct nav_state_problem read;
    return nav_state_problem_read(json, &read) == 0
        && is_left_out_or(read.error_, is_error_object);
}

static bool is_error_object(json_object *json) {
    struct nav_error_object read;
    return nav_error_object_read(json, &read) == 0;
}

static bool is_hello_result(json_object *json) {
    struct nav_hello_result read;
    return nav_hello_result_read(json, &read) == 0;
}

static bool is_ping_result(json_object *json) {
    struct nav_ping_result read;
    return nav_ping_result_read(json, &read) == 0;
}

static bool is_status_result(json_object *json) {
    struct nav_status_result read;
    return nav_status_result_read(json, &read) == 0
        && are(read.rolled_back, is_rolled_back);
}

static bool is_sessions_result(json_object *json) {
    struct nav_sessions_result read;
    return nav_sessions_result_read(json, &read) == 0
        && are(read.sessions, is_session);
}

static bool is_metrics_result(json_object *json) {
    struct nav_metrics_result read;
    return nav_metrics_result_read(json, &read) == 0;
}

static bool is_waiting_result(json_object *json) {
    struct nav_waiting_result read;
    return nav_waiting_result_read(json, &read) == 0
        && are(read.requests, is_waiting_request)
        && are(read.questions, is_open_question);
}

static bool is_monitor_result(json_object *json) {
    struct nav_monitor_result read;
    return nav_monitor_result_read(json, &read) == 0;
}

static bool is_close_session_result(json_object *json) {
    struct nav_close_session_result read;
    return nav_close_session_result_read(json, &read) == 0;
}

static bool is_rights_result(json_object *json) {
    struct nav_rights_result read;
    return nav_rights_result_read(json, &read) == 0
        && are(read.grants, is_grant);
}

static bool is_check_right_result(json_object *json) {
    struct nav_check_right_result read;
    return nav_check_right_result_read(json, &read) == 0;
}

static bool is_cancel_request_result(json_object *json) {
    struct nav_cancel_request_result read;
    return nav_cancel_request_result_read(json, &read) == 0;
}

static bool is_register_result_urls_item(json_object *json) {
    struct nav_register_result_urls_item read;
    return nav_register_result_urls_item_read(json, &read) == 0;
}

static bool is_register_result(json_object *json) {
    struct nav_register_result read;
    return nav_register_result_read(json, &read) == 0
        && are(read.urls, is_register_result_urls_item)
        && are(read.flows, is_flow);
}

static bool is_unregister_result(json_object *json) {
    struct nav_unregister_result read;
    return nav_unregister_result_read(json, &read) == 0;
}

static bool is_modules_result(json_object *json) {
    struct nav_modules_result read;
    return nav_modules_result_read(json, &read) == 0
        && are(read.modules, is_module);
}

static bool is_start_module_result(json_object *json) {
    struct nav_start_module_result read;
    return nav_start_module_result_read(json, &read) == 0;
}

static bool is_destinations_result(json_object *json) {
    struct nav_destinations_result read;
    return nav_destinations_result_read(json, &read) == 0
        && are(read.destinations, is_destination);
}

static bool is_create_scene_result(json_object *json) {
    struct nav_create_scene_result read;
    return nav_create_scene_result_read(json, &read) == 0;
}

static bool is_close_scene_result(json_object *json) {
    struct nav_close_scene_result read;
    return nav_close_scene_result_read(json, &read) == 0;
}

static bool is_scenes_result(json_object *json) {
    struct nav_scenes_result read;
    return nav_scenes_result_read(json, &read) == 0
        && are(read.scenes, is_scene_information);
}

static bool is_restore_scene_result(json_object *json) {
    struct nav_restore_scene_result read;
    return nav_restore_scene_result_read(json, &read) == 0;
}

static bool is_path_result(json_object *json) {
    struct nav_path_result read;
    return nav_path_result_read(json, &read) == 0
        && are(read.path, is_entry);
}

static bool is_entry_result(json_object *json) {
    struct nav_entry_result read;
    return nav_entry_result_read(json, &read) == 0
        && are(read.links, is_link)
        && is_left_out_or(read.cause, is_entry_cause);
}

static bool is_ask_result(json_object *json) {
    struct nav_ask_result read;
    return nav_ask_result_read(json, &read) == 0;
}

static bool is_links_result(json_object *json) {
    struct nav_links_result read;
    return nav_links_result_read(json, &read) == 0
        && are(read.links, is_live_link);
}

static bool is_lock_result(json_object *json) {
    struct nav_lock_result read;
    return nav_lock_result_read(json, &read) == 0;
}

static bool is_attachments_result(json_object *json) {
    struct nav_attachments_result read;
    return nav_attachments_result_read(json, &read) == 0
        && are(read.attachments, is_attachment);
}

static bool is_establish_checkpoint_result(json_object *json) {
    struct nav_establish_checkpoint_result read;
    return nav_establish_checkpoint_result_read(json, &read) == 0;
}

static bool is_can_return_result(json_object *json) {
    struct nav_can_return_result read;
    return nav_can_return_result_read(json, &read) == 0;
}

static bool is_add_mapping_result(json_object *json) {
    struct nav_add_mapping_result read;
    return nav_add_mapping_result_read(json, &read) == 0;
}

static bool is_bind_trigger_result(json_object *json) {
    struct nav_bind_trigger_result read;
    return nav_bind_trigger_result_read(json, &read) == 0;
}

static bool is_flows_result(json_object *json) {
    struct nav_flows_result read;
    return nav_flows_result_read(json, &read) == 0
        && are(read.flows, is_flow);
}

static bool is_flow_result(json_object *json) {
    struct nav_flow_result read;
    return nav_flow_result_read(json, &read) == 0
        && is_left_out_or(read.flow, is_flow);
}

static bool is_state_result(json_object *json) {
    struct nav_state_result read;
    return nav_state_result_read(json, &read) == 0
        && are(read.state, is_state_item);
}

static bool is_transaction_result_done(json_object *json) {
    struct nav_transaction_result_done read;
    return nav_transaction_result_done_read(json, &read) == 0;
}

static bool is_plan_result(json_object *json) {
    struct nav_plan_result read;
    return nav_plan_result_read(json, &read) == 0
        && are(read.changes, is_change)
        && are(read.locks, is_attachment)
        && are(read.guards, is_guard);
}

static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item(json_object *json) {
    struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item read;
    return nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_read(json, &read) == 0
        && is_left_out_or(read.rules, is_path_rule);
}

static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item(json_object *json) {
    struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item read;
    return nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_read(json, &read) == 0;
}

static bool is_describe_rules_result_types_edges_open_unreachable_dead_ends(json_object *json) {
    struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends read;
    return nav_describe_rules_result_types_edges_open_unreachable_dead_ends_read(json, &read) == 0
        && are(read.types, is_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item)
        && are(read.edges, is_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item);
}

static bool is_describe_rules_result_graph(json_object *json) {
    struct nav_describe_rules_result_graph read;
    return nav_describe_rules_result_graph_read(json, &read) == 0;
}

static bool is_check_rules_result(json_object *json) {
    struct nav_check_rules_result read;
    return nav_check_rules_result_read(json, &read) == 0
        && are(read.violations, is_rule_violation)
        && are(read.unfit, is_unfit_arguments);
}

static bool is_add_guard_result(json_object *json) {
    struct nav_add_guard_result read;
    return nav_add_guard_result_read(json, &read) == 0;
}

static bool is_guards_result(json_object *json) {
    struct nav_guards_result read;
    return nav_guards_result_read(json, &read) == 0
        && are(read.guards, is_guard);
}

static bool is_resume_result(json_object *json) {
    struct nav_resume_result read;
    return nav_resume_result_read(json, &read) == 0;
}

static bool is_cancel_resume_result(json_object *json) {
    struct nav_cancel_resume_result read;
    return nav_cancel_resume_result_read(json, &read) == 0;
}

static bool is_sequences_result(json_object *json) {
    struct nav_sequences_result read;
    return nav_sequences_result_read(json, &read) == 0
        && are(read.sequences, is_sequence_state);
}

static bool is_receivers_result(json_object *json) {
    struct nav_receivers_result read;
    return nav_receivers_result_read(json, &read) == 0
        && are(read.receivers, is_receiver);
}

static bool is_register_url_result(json_object *json) {
    struct nav_register_url_result read;
    return nav_register_url_result_read(json, &read) == 0;
}

static bool is_unregister_url_result(json_object *json) {
    struct nav_unregister_url_result read;
    return nav_unregister_url_result_read(json, &read) == 0;
}

static bool is_url_patterns_result(json_object *json) {
    struct nav_url_patterns_result read;
    return nav_url_patterns_result_read(json, &read) == 0
        && are(read.patterns, is_url_pattern);
}

static bool is_resolve_url_result(json_object *json) {
    struct nav_resolve_url_result read;
    return nav_resolve_url_result_read(json, &read) == 0
        && are(read.items, is_sent_item);
}

static bool is_encode_url_result(json_object *json) {
    struct nav_encode_url_result read;
    return nav_encode_url_result_read(json, &read) == 0;
}

static bool is_history_result_window(json_object *json) {
    struct nav_history_result_window read;
    return nav_history_result_window_read(json, &read) == 0;
}

static bool is_history_result(json_object *json) {
    struct nav_history_result read;
    return nav_history_result_read(json, &read) == 0
        && is_left_out_or(read.window, is_history_result_window)
        && are(read.revisions, is_past_revision);
}

static bool is_statistics_result(json_object *json) {
    struct nav_statistics_result read;
    return nav_statistics_result_read(json, &read) == 0
        && is_left_out_or(read.window, is_history_result_window)
        && are(read.types, is_type_statistics)
        && are(read.refused, is_refusal_count);
}

static bool is_configure_scene_result(json_object *json) {
    struct nav_configure_scene_result read;
    return nav_configure_scene_result_read(json, &read) == 0
        && is_left_out_or(read.configuration, is_configuration);
}

static bool is_watch_result(json_object *json) {
    struct nav_watch_result read;
    return nav_watch_result_read(json, &read) == 0
        && is_left_out_or(read.window, is_window)
        && is_left_out_or(read.snapshot, is_snapshot);
}

static bool is_watches_result(json_object *json) {
    struct nav_watches_result read;
    return nav_watches_result_read(json, &read) == 0
        && are(read.watches, is_watch_info);
}

static bool is_watch_host_result(json_object *json) {
    struct nav_watch_host_result read;
    return nav_watch_host_result_read(json, &read) == 0
        && is_left_out_or(read.window, is_window)
        && is_left_out_or(read.snapshot, is_host_snapshot);
}

static bool is_add_credit_result(json_object *json) {
    struct nav_add_credit_result read;
    return nav_add_credit_result_read(json, &read) == 0;
}

static bool is_report_rendering_result(json_object *json) {
    struct nav_report_rendering_result read;
    return nav_report_rendering_result_read(json, &read) == 0;
}

static bool is_renderers_result(json_object *json) {
    struct nav_renderers_result read;
    return nav_renderers_result_read(json, &read) == 0
        && are(read.renderers, is_renderer);
}

static bool is_fleet_result(json_object *json) {
    struct nav_fleet_result read;
    return nav_fleet_result_read(json, &read) == 0
        && is_left_out_or(read.engine, is_fleet_engine)
        && are(read.hosts, is_fleet_host)
        && are(read.scenes, is_fleet_scene)
        && are(read.modules, is_fleet_module);
}

static bool is_move_scene_result(json_object *json) {
    struct nav_move_scene_result read;
    return nav_move_scene_result_read(json, &read) == 0;
}

static bool is_export_scene_result(json_object *json) {
    struct nav_export_scene_result read;
    return nav_export_scene_result_read(json, &read) == 0;
}

static bool is_import_scene_result(json_object *json) {
    struct nav_import_scene_result read;
    return nav_import_scene_result_read(json, &read) == 0
        && is_left_out_or(read.removed, is_removed);
}

static bool is_bye_notification(json_object *json) {
    struct nav_bye_notification read;
    return nav_bye_notification_read(json, &read) == 0;
}

static bool is_changed_notification(json_object *json) {
    struct nav_changed_notification read;
    return nav_changed_notification_read(json, &read) == 0
        && is_left_out_or(read.cause, is_cause)
        && are(read.changes, is_change);
}

static bool is_lagged_notification(json_object *json) {
    struct nav_lagged_notification read;
    return nav_lagged_notification_read(json, &read) == 0
        && is_left_out_or(read.snapshot, is_snapshot);
}

static bool is_watch_ended_notification(json_object *json) {
    struct nav_watch_ended_notification read;
    return nav_watch_ended_notification_read(json, &read) == 0;
}

static bool is_event_notification_session_opened(json_object *json) {
    struct nav_event_notification_session_opened read;
    return nav_event_notification_session_opened_read(json, &read) == 0;
}

static bool is_event_notification_session_closed(json_object *json) {
    struct nav_event_notification_session_closed read;
    return nav_event_notification_session_closed_read(json, &read) == 0;
}

static bool is_event_notification_request_refused(json_object *json) {
    struct nav_event_notification_request_refused read;
    return nav_event_notification_request_refused_read(json, &read) == 0;
}

static bool is_event_notification_watch_lagged(json_object *json) {
    struct nav_event_notification_watch_lagged read;
    return nav_event_notification_watch_lagged_read(json, &read) == 0;
}

static bool is_event_notification_store_failed(json_object *json) {
    struct nav_event_notification_store_failed read;
    return nav_event_notification_store_failed_read(json, &read) == 0;
}

static bool is_event_notification_entry_quarantined(json_object *json) {
    struct nav_event_notification_entry_quarantined read;
    return nav_event_notification_entry_quarantined_read(json, &read) == 0;
}

static bool is_event_notification_module_registered(json_object *json) {
    struct nav_event_notification_module_registered read;
    return nav_event_notification_module_registered_read(json, &read) == 0;
}

static bool is_event_notification_module_unregistered(json_object *json) {
    struct nav_event_notification_module_unregistered read;
    return nav_event_notification_module_unregistered_read(json, &read) == 0;
}

static bool is_event_notification_module_starting(json_object *json) {
    struct nav_event_notification_module_starting read;
    return nav_event_notification_module_starting_read(json, &read) == 0;
}

static bool is_event_notification_module_started(json_object *json) {
    struct nav_event_notification_module_started read;
    return nav_event_notification_module_started_read(json, &read) == 0;
}

static bool is_event_notification_module_exited(json_object *json) {
    struct nav_event_notification_module_exited read;
    return nav_event_notification_module_exited_read(json, &read) == 0;
}

static bool is_event_notification_module_failed(json_object *json) {
    struct nav_event_notification_module_failed read;
    return nav_event_notification_module_failed_read(json, &read) == 0;
}

static bool is_event_notification_provider_failed(json_object *json) {
    struct nav_event_notification_provider_failed read;
    return nav_event_notification_provider_failed_read(json, &read) == 0;
}

static bool is_event_notification_migration_failed(json_object *json) {
    struct nav_event_notification_migration_failed read;
    return nav_event_notification_migration_failed_read(json, &read) == 0;
}

static bool is_event_notification_guard_paused(json_object *json) {
    struct nav_event_notification_guard_paused read;
    return nav_event_notification_guard_paused_read(json, &read) == 0;
}

static bool is_event_notification_guard_resumed(json_object *json) {
    struct nav_event_notification_guard_resumed read;
    return nav_event_notification_guard_resumed_read(json, &read) == 0;
}

static bool is_event_notification_sequence_started(json_object *json) {
    struct nav_event_notification_sequence_started read;
    return nav_event_notification_sequence_started_read(json, &read) == 0;
}

static bool is_event_notification_sequence_step(json_object *json) {
    struct nav_event_notification_sequence_step read;
    return nav_event_notification_sequence_step_read(json, &read) == 0;
}

static bool is_event_notification_sequence_paused(json_object *json) {
    struct nav_event_notification_sequence_paused read;
    return nav_event_notification_sequence_paused_read(json, &read) == 0;
}

static bool is_event_notification_sequence_resumed(json_object *json) {
    struct nav_event_notification_sequence_resumed read;
    return nav_event_notification_sequence_resumed_read(json, &read) == 0;
}

static bool is_event_notification_sequence_ended(json_object *json) {
    struct nav_event_notification_sequence_ended read;
    return nav_event_notification_sequence_ended_read(json, &read) == 0;
}

static bool is_signal_notification(json_object *json) {
    struct nav_signal_notification read;
    return nav_signal_notification_read(json, &read) == 0
        && is_left_out_or(read.by, is_cause);
}

static bool is_host_changed_notification(json_object *json) {
    struct nav_host_changed_notification read;
    return nav_host_changed_notification_read(json, &read) == 0
        && is_left_out_or(read.cause, is_cause)
        && are(read.changes, is_host_change);
}

static bool is_host_lagged_notification(json_object *json) {
    struct nav_host_lagged_notification read;
    return nav_host_lagged_notification_read(json, &read) == 0
        && is_left_out_or(read.snapshot, is_host_snapshot);
}

static bool is_question_ended_notification(json_object *json) {
    struct nav_question_ended_notification read;
    return nav_question_ended_notification_read(json, &read) == 0;
}

static bool is_module_lost_notification(json_object *json) {
    struct nav_module_lost_notification read;
    return nav_module_lost_notification_read(json, &read) == 0;
}

static bool is_guard_pause_notification(json_object *json) {
    struct nav_guard_pause_notification read;
    return nav_guard_pause_notification_read(json, &read) == 0;
}

static bool is_access_changed_notification(json_object *json) {
    struct nav_access_changed_notification read;
    return nav_access_changed_notification_read(json, &read) == 0;
}

static bool is_traffic_notification(json_object *json) {
    struct nav_traffic_notification read;
    return nav_traffic_notification_read(json, &read) == 0;
}

static bool is_entry_ask_question(json_object *json) {
    struct nav_entry_ask_question read;
    return nav_entry_ask_question_read(json, &read) == 0;
}

static bool is_guard_ask_question_entries_item(json_object *json) {
    struct nav_guard_ask_question_entries_item read;
    return nav_guard_ask_question_entries_item_read(json, &read) == 0;
}

static bool is_guard_ask_question_selections_item_from(json_object *json) {
    struct nav_guard_ask_question_selections_item_from read;
    return nav_guard_ask_question_selections_item_from_read(json, &read) == 0;
}

static bool is_guard_ask_question_selections_item(json_object *json) {
    struct nav_guard_ask_question_selections_item read;
    return nav_guard_ask_question_selections_item_read(json, &read) == 0
        && is_left_out_or(read.from, is_guard_ask_question_selections_item_from)
        && is_left_out_or(read.to, is_guard_ask_question_selections_item_from);
}

static bool is_guard_ask_question(json_object *json) {
    struct nav_guard_ask_question read;
    return nav_guard_ask_question_read(json, &read) == 0
        && are(read.entries, is_guard_ask_question_entries_item)
        && are(read.selections, is_guard_ask_question_selections_item)
        && is_left_out_or(read.cause, is_cause)
        && are(read.redirected, is_redirection);
}

static bool is_value_receive_question_value_data(json_object *json) {
    struct nav_value_receive_question_value_data read;
    return nav_value_receive_question_value_data_read(json, &read) == 0;
}

static bool is_value_receive_question_type_arguments(json_object *json) {
    struct nav_value_receive_question_type_arguments read;
    return nav_value_receive_question_type_arguments_read(json, &read) == 0;
}

static bool is_value_receive_question_route_data(json_object *json) {
    struct nav_value_receive_question_route_data read;
    return nav_value_receive_question_route_data_read(json, &read) == 0;
}

static bool is_url_resolve_question(json_object *json) {
    struct nav_url_resolve_question read;
    return nav_url_resolve_question_read(json, &read) == 0;
}

static bool is_type_migrate_question_entries_item(json_object *json) {
    struct nav_type_migrate_question_entries_item read;
    return nav_type_migrate_question_entries_item_read(json, &read) == 0;
}

static bool is_type_migrate_question(json_object *json) {
    struct nav_type_migrate_question read;
    return nav_type_migrate_question_read(json, &read) == 0
        && are(read.entries, is_type_migrate_question_entries_item);
}

static bool is_type_provide_question_entries_item(json_object *json) {
    struct nav_type_provide_question_entries_item read;
    return nav_type_provide_question_entries_item_read(json, &read) == 0;
}

static bool is_type_provide_question(json_object *json) {
    struct nav_type_provide_question read;
    return nav_type_provide_question_read(json, &read) == 0
        && are(read.entries, is_type_provide_question_entries_item);
}

static bool is_error_context(json_object *json) {
    struct nav_error_context read;
    return nav_error_context_read(json, &read) == 0
        && are(read.steps, is_sequence_step);
}

static bool is_parse_error_data(json_object *json) {
    struct nav_parse_error_data read;
    return nav_parse_error_data_read(json, &read) == 0;
}

static bool is_invalid_request_data(json_object *json) {
    struct nav_invalid_request_data read;
    return nav_invalid_request_data_read(json, &read) == 0;
}

static bool is_method_not_found_data(json_object *json) {
    struct nav_method_not_found_data read;
    return nav_method_not_found_data_read(json, &read) == 0;
}

static bool is_invalid_params_data(json_object *json) {
    struct nav_invalid_params_data read;
    return nav_invalid_params_data_read(json, &read) == 0;
}

static bool is_internal_error_data(json_object *json) {
    struct nav_internal_error_data read;
    return nav_internal_error_data_read(json, &read) == 0;
}

static bool is_line_too_long_data(json_object *json) {
    struct nav_line_too_long_data read;
    return nav_line_too_long_data_read(json, &read) == 0;
}

static bool is_too_deep_data(json_object *json) {
    struct nav_too_deep_data read;
    return nav_too_deep_data_read(json, &read) == 0;
}

static bool is_answer_too_large_data(json_object *json) {
    struct nav_answer_too_large_data read;
    return nav_answer_too_large_data_read(json, &read) == 0;
}

static bool is_limit_reached_data(json_object *json) {
    struct nav_limit_reached_data read;
    return nav_limit_reached_data_read(json, &read) == 0;
}

static bool is_shutting_down_data(json_object *json) {
    struct nav_shutting_down_data read;
    return nav_shutting_down_data_read(json, &read) == 0;
}

static bool is_missing_capability_data(json_object *json) {
    struct nav_missing_capability_data read;
    return nav_missing_capability_data_read(json, &read) == 0;
}

static bool is_cancelled_data(json_object *json) {
    struct nav_cancelled_data read;
    return nav_cancelled_data_read(json, &read) == 0;
}

static bool is_too_many_connections_data(json_object *json) {
    struct nav_too_many_connections_data read;
    return nav_too_many_connections_data_read(json, &read) == 0;
}

static bool is_slow_reader_data(json_object *json) {
    struct nav_slow_reader_data read;
    return nav_slow_reader_data_read(json, &read) == 0;
}

static bool is_store_failed_data(json_object *json) {
    struct nav_store_failed_data read;
    return nav_store_failed_data_read(json, &read) == 0;
}

static bool is_closed_by_request_data(json_object *json) {
    struct nav_closed_by_request_data read;
    return nav_closed_by_request_data_read(json, &read) == 0;
}

static bool is_engine_away_data(json_object *json) {
    struct nav_engine_away_data read;
    return nav_engine_away_data_read(json, &read) == 0;
}

static bool is_outcome_unknown_data(json_object *json) {
    struct nav_outcome_unknown_data read;
    return nav_outcome_unknown_data_read(json, &read) == 0;
}

static bool is_local_scene_data(json_object *json) {
    struct nav_local_scene_data read;
    return nav_local_scene_data_read(json, &read) == 0;
}

static bool is_unknown_host_data(json_object *json) {
    struct nav_unknown_host_data read;
    return nav_unknown_host_data_read(json, &read) == 0;
}

static bool is_other_user_data(json_object *json) {
    struct nav_other_user_data read;
    return nav_other_user_data_read(json, &read) == 0;
}

static bool is_not_allowed_data(json_object *json) {
    struct nav_not_allowed_data read;
    return nav_not_allowed_data_read(json, &read) == 0;
}

static bool is_unknown_scene_data(json_object *json) {
    struct nav_unknown_scene_data read;
    return nav_unknown_scene_data_read(json, &read) == 0;
}

static bool is_unknown_navigator_data(json_object *json) {
    struct nav_unknown_navigator_data read;
    return nav_unknown_navigator_data_read(json, &read) == 0;
}

static bool is_unknown_entry_data(json_object *json) {
    struct nav_unknown_entry_data read;
    return nav_unknown_entry_data_read(json, &read) == 0;
}

static bool is_unknown_destination_data(json_object *json) {
    struct nav_unknown_destination_data read;
    return nav_unknown_destination_data_read(json, &read) == 0
        && are(read.navigators, is_place);
}

static bool is_invalid_arguments_data(json_object *json) {
    struct nav_invalid_arguments_data read;
    return nav_invalid_arguments_data_read(json, &read) == 0;
}

static bool is_no_stack_data(json_object *json) {
    struct nav_no_stack_data read;
    return nav_no_stack_data_read(json, &read) == 0;
}

static bool is_at_root_data(json_object *json) {
    struct nav_at_root_data read;
    return nav_at_root_data_read(json, &read) == 0;
}

static bool is_not_presented_data(json_object *json) {
    struct nav_not_presented_data read;
    return nav_not_presented_data_read(json, &read) == 0;
}

static bool is_out_of_range_data(json_object *json) {
    struct nav_out_of_range_data read;
    return nav_out_of_range_data_read(json, &read) == 0;
}

static bool is_occupied_data(json_object *json) {
    struct nav_occupied_data read;
    return nav_occupied_data_read(json, &read) == 0;
}

static bool is_name_in_use_data(json_object *json) {
    struct nav_name_in_use_data read;
    return nav_name_in_use_data_read(json, &read) == 0;
}

static bool is_revision_mismatch_data(json_object *json) {
    struct nav_revision_mismatch_data read;
    return nav_revision_mismatch_data_read(json, &read) == 0;
}

static bool is_root_fixed_data(json_object *json) {
    struct nav_root_fixed_data read;
    return nav_root_fixed_data_read(json, &read) == 0;
}

static bool is_not_selectable_data(json_object *json) {
    struct nav_not_selectable_data read;
    return nav_not_selectable_data_read(json, &read) == 0;
}

static bool is_locked_data(json_object *json) {
    struct nav_locked_data read;
    return nav_locked_data_read(json, &read) == 0
        && are(read.locks, is_attachment);
}

static bool is_unknown_attachment_data(json_object *json) {
    struct nav_unknown_attachment_data read;
    return nav_unknown_attachment_data_read(json, &read) == 0;
}

static bool is_cannot_return_data(json_object *json) {
    struct nav_cannot_return_data read;
    return nav_cannot_return_data_read(json, &read) == 0;
}

static bool is_unknown_trigger_data(json_object *json) {
    struct nav_unknown_trigger_data read;
    return nav_unknown_trigger_data_read(json, &read) == 0;
}

static bool is_no_alert_data(json_object *json) {
    struct nav_no_alert_data read;
    return nav_no_alert_data_read(json, &read) == 0;
}

static bool is_unknown_answer_data(json_object *json) {
    struct nav_unknown_answer_data read;
    return nav_unknown_answer_data_read(json, &read) == 0;
}

static bool is_no_column_data(json_object *json) {
    struct nav_no_column_data read;
    return nav_no_column_data_read(json, &read) == 0;
}

static bool is_path_refused_data(json_object *json) {
    struct nav_path_refused_data read;
    return nav_path_refused_data_read(json, &read) == 0
        && is_left_out_or(read.accepted, is_acceptance)
        && are(read.violations, is_rule_violation);
}

static bool is_invalid_state_data(json_object *json) {
    struct nav_invalid_state_data read;
    return nav_invalid_state_data_read(json, &read) == 0
        && are(read.problems, is_state_problem);
}

static bool is_token_reused_data(json_object *json) {
    struct nav_token_reused_data read;
    return nav_token_reused_data_read(json, &read) == 0;
}

static bool is_outside_window_data(json_object *json) {
    struct nav_outside_window_data read;
    return nav_outside_window_data_read(json, &read) == 0;
}

static bool is_cannot_undo_data(json_object *json) {
    struct nav_cannot_undo_data read;
    return nav_cannot_undo_data_read(json, &read) == 0;
}

static bool is_unknown_link_data(json_object *json) {
    struct nav_unknown_link_data read;
    return nav_unknown_link_data_read(json, &read) == 0;
}

static bool is_unknown_message_data(json_object *json) {
    struct nav_unknown_message_data read;
    return nav_unknown_message_data_read(json, &read) == 0;
}

static bool is_type_not_shown_data(json_object *json) {
    struct nav_type_not_shown_data read;
    return nav_type_not_shown_data_read(json, &read) == 0;
}

static bool is_denied_data(json_object *json) {
    struct nav_denied_data read;
    return nav_denied_data_read(json, &read) == 0;
}

static bool is_redirect_loop_data(json_object *json) {
    struct nav_redirect_loop_data read;
    return nav_redirect_loop_data_read(json, &read) == 0
        && are(read.chain, is_redirection);
}

static bool is_unknown_guard_data(json_object *json) {
    struct nav_unknown_guard_data read;
    return nav_unknown_guard_data_read(json, &read) == 0;
}

static bool is_no_receiver_data(json_object *json) {
    struct nav_no_receiver_data read;
    return nav_no_receiver_data_read(json, &read) == 0;
}

static bool is_receiver_gone_data(json_object *json) {
    struct nav_receiver_gone_data read;
    return nav_receiver_gone_data_read(json, &read) == 0;
}

static bool is_receiver_timeout_data(json_object *json) {
    struct nav_receiver_timeout_data read;
    return nav_receiver_timeout_data_read(json, &read) == 0
        && are(read.waiting_for, is_question_link);
}

static bool is_receiver_error_data(json_object *json) {
    struct nav_receiver_error_data read;
    return nav_receiver_error_data_read(json, &read) == 0;
}

static bool is_unknown_receiver_data(json_object *json) {
    struct nav_unknown_receiver_data read;
    return nav_unknown_receiver_data_read(json, &read) == 0;
}

static bool is_unknown_sequence_data(json_object *json) {
    struct nav_unknown_sequence_data read;
    return nav_unknown_sequence_data_read(json, &read) == 0;
}

static bool is_cannot_wait_data(json_object *json) {
    struct nav_cannot_wait_data read;
    return nav_cannot_wait_data_read(json, &read) == 0;
}

static bool is_url_invalid_data(json_object *json) {
    struct nav_url_invalid_data read;
    return nav_url_invalid_data_read(json, &read) == 0;
}

static bool is_url_unknown_data(json_object *json) {
    struct nav_url_unknown_data read;
    return nav_url_unknown_data_read(json, &read) == 0;
}

static bool is_url_conflict_data(json_object *json) {
    struct nav_url_conflict_data read;
    return nav_url_conflict_data_read(json, &read) == 0
        && is_left_out_or(read.other, is_conflicting_pattern);
}

static bool is_url_pattern_invalid_data(json_object *json) {
    struct nav_url_pattern_invalid_data read;
    return nav_url_pattern_invalid_data_read(json, &read) == 0;
}

static bool is_url_no_link_data(json_object *json) {
    struct nav_url_no_link_data read;
    return nav_url_no_link_data_read(json, &read) == 0;
}

static bool is_not_flow_owner_data(json_object *json) {
    struct nav_not_flow_owner_data read;
    return nav_not_flow_owner_data_read(json, &read) == 0;
}

static bool is_outside_flow_data(json_object *json) {
    struct nav_outside_flow_data read;
    return nav_outside_flow_data_read(json, &read) == 0;
}

static bool is_not_empty_data(json_object *json) {
    struct nav_not_empty_data read;
    return nav_not_empty_data_read(json, &read) == 0;
}

static bool is_name_taken_data(json_object *json) {
    struct nav_name_taken_data read;
    return nav_name_taken_data_read(json, &read) == 0
        && is_left_out_or(read.owner, is_owner);
}

static bool is_not_owner_data(json_object *json) {
    struct nav_not_owner_data read;
    return nav_not_owner_data_read(json, &read) == 0;
}

static bool is_invalid_schema_data(json_object *json) {
    struct nav_invalid_schema_data read;
    return nav_invalid_schema_data_read(json, &read) == 0;
}

static bool is_provider_gone_data(json_object *json) {
    struct nav_provider_gone_data read;
    return nav_provider_gone_data_read(json, &read) == 0;
}

static bool is_provider_timeout_data(json_object *json) {
    struct nav_provider_timeout_data read;
    return nav_provider_timeout_data_read(json, &read) == 0
        && are(read.waiting_for, is_question_link);
}

static bool is_provider_error_data(json_object *json) {
    struct nav_provider_error_data read;
    return nav_provider_error_data_read(json, &read) == 0;
}

static bool is_unknown_module_data(json_object *json) {
    struct nav_unknown_module_data read;
    return nav_unknown_module_data_read(json, &read) == 0;
}

static bool is_unknown_session_data(json_object *json) {
    struct nav_unknown_session_data read;
    return nav_unknown_session_data_read(json, &read) == 0;
}

static bool is_activation_failed_data(json_object *json) {
    struct nav_activation_failed_data read;
    return nav_activation_failed_data_read(json, &read) == 0;
}

static bool is_activation_timeout_data(json_object *json) {
    struct nav_activation_timeout_data read;
    return nav_activation_timeout_data_read(json, &read) == 0;
}

static bool is_module_exited_data(json_object *json) {
    struct nav_module_exited_data read;
    return nav_module_exited_data_read(json, &read) == 0;
}

static bool is_crash_budget_spent_data(json_object *json) {
    struct nav_crash_budget_spent_data read;
    return nav_crash_budget_spent_data_read(json, &read) == 0;
}

static bool is_destination_not_registered_data(json_object *json) {
    struct nav_destination_not_registered_data read;
    return nav_destination_not_registered_data_read(json, &read) == 0;
}

static bool is_module_stopped_data(json_object *json) {
    struct nav_module_stopped_data read;
    return nav_module_stopped_data_read(json, &read) == 0;
}

static bool is_not_supervised_data(json_object *json) {
    struct nav_not_supervised_data read;
    return nav_not_supervised_data_read(json, &read) == 0;
}

static bool is_question_cycle_data(json_object *json) {
    struct nav_question_cycle_data read;
    return nav_question_cycle_data_read(json, &read) == 0
        && are(read.chain, is_question_link);
}

static bool is_unknown_question_data(json_object *json) {
    struct nav_unknown_question_data read;
    return nav_unknown_question_data_read(json, &read) == 0;
}

static bool is_unknown_watch_data(json_object *json) {
    struct nav_unknown_watch_data read;
    return nav_unknown_watch_data_read(json, &read) == 0;
}

static bool is_unknown_monitor_data(json_object *json) {
    struct nav_unknown_monitor_data read;
    return nav_unknown_monitor_data_read(json, &read) == 0;
}

static bool is_attachment(json_object *json) {
    switch (nav_attachment_which(json)) {
    case NAV_ATTACHMENT_IS_LOCK:
        return is_attachment_lock(json);
    case NAV_ATTACHMENT_IS_CHECKPOINT:
        return is_attachment_checkpoint(json);
    case NAV_ATTACHMENT_IS_MAPPING:
        return is_attachment_mapping(json);
    case NAV_ATTACHMENT_IS_TRIGGER:
        return is_attachment_trigger(json);
    case NAV_ATTACHMENT_IS_FLOW:
        return is_attachment_flow(json);
    case NAV_ATTACHMENT_IS_SIGNAL:
        return is_attachment_signal(json);
    case NAV_ATTACHMENT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_change(json_object *json) {
    switch (nav_change_which(json)) {
    case NAV_CHANGE_IS_NAVIGATOR_CREATED:
        return is_change_navigator_created(json);
    case NAV_CHANGE_IS_NAVIGATOR_CLOSED:
        return is_change_navigator_closed(json);
    case NAV_CHANGE_IS_NAVIGATOR_SELECTED:
        return is_change_navigator_selected(json);
    case NAV_CHANGE_IS_ENTRY_ADDED:
        return is_change_entry_added(json);
    case NAV_CHANGE_IS_ENTRY_REMOVED:
        return is_change_entry_removed(json);
    case NAV_CHANGE_IS_ENTRY_CHANGED:
        return is_change_entry_changed(json);
    case NAV_CHANGE_IS_TYPE_ORPHANED:
        return is_change_type_orphaned(json);
    case NAV_CHANGE_IS_TYPE_REVIVED:
        return is_change_type_revived(json);
    case NAV_CHANGE_IS_ATTACHMENT_ADDED:
        return is_change_attachment_added(json);
    case NAV_CHANGE_IS_ATTACHMENT_REMOVED:
        return is_change_attachment_removed(json);
    case NAV_CHANGE_IS_ATTACHMENT_CHANGED:
        return is_change_attachment_changed(json);
    case NAV_CHANGE_IS_SIGNAL:
        return is_change_signal(json);
    case NAV_CHANGE_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_outcome_result(json_object *json) {
    switch (nav_outcome_result_which(json)) {
    case NAV_OUTCOME_RESULT_IS_ENTRY:
        return is_outcome_result_entry(json);
    case NAV_OUTCOME_RESULT_IS_FLOW:
        return is_outcome_result_flow(json);
    case NAV_OUTCOME_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_sent_item(json_object *json) {
    switch (nav_sent_item_which(json)) {
    case NAV_SENT_ITEM_IS_VALUE:
        return is_sent_item_value(json);
    case NAV_SENT_ITEM_IS_ROUTE:
        return is_sent_item_route(json);
    case NAV_SENT_ITEM_IS_TYPE:
        return is_sent_item_type(json);
    case NAV_SENT_ITEM_IS_ACTION:
        return is_sent_item_action(json);
    case NAV_SENT_ITEM_IS_ACTION_METHOD:
        return is_sent_item_action_method(json);
    case NAV_SENT_ITEM_IS_ACTION_VALUES:
        return is_sent_item_action_values(json);
    case NAV_SENT_ITEM_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_receiver(json_object *json) {
    switch (nav_receiver_which(json)) {
    case NAV_RECEIVER_IS_VALUE:
        return is_receiver_value(json);
    case NAV_RECEIVER_IS_TYPE:
        return is_receiver_type(json);
    case NAV_RECEIVER_IS_ROUTE:
        return is_receiver_route(json);
    case NAV_RECEIVER_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_host_change(json_object *json) {
    switch (nav_host_change_which(json)) {
    case NAV_HOST_CHANGE_IS_SCENE_OPENED:
        return is_host_change_scene_opened(json);
    case NAV_HOST_CHANGE_IS_SCENE_CLOSED:
        return is_host_change_scene_closed(json);
    case NAV_HOST_CHANGE_IS_SCENE_CURRENT:
        return is_host_change_scene_current(json);
    case NAV_HOST_CHANGE_IS_MODULE_REGISTERED:
        return is_host_change_module_registered(json);
    case NAV_HOST_CHANGE_IS_MODULE_UNREGISTERED:
        return is_host_change_module_unregistered(json);
    case NAV_HOST_CHANGE_IS_RENDERER_REPORTED:
        return is_host_change_renderer_reported(json);
    case NAV_HOST_CHANGE_IS_RENDERER_LEFT:
        return is_host_change_renderer_left(json);
    case NAV_HOST_CHANGE_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_create_navigator_result(json_object *json) {
    switch (nav_create_navigator_result_which(json)) {
    case NAV_CREATE_NAVIGATOR_RESULT_IS_SHOWN:
        return is_shown_result(json);
    case NAV_CREATE_NAVIGATOR_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_CREATE_NAVIGATOR_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_CREATE_NAVIGATOR_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_close_navigator_result(json_object *json) {
    switch (nav_close_navigator_result_which(json)) {
    case NAV_CLOSE_NAVIGATOR_RESULT_IS_REMOVED:
        return is_removed_result(json);
    case NAV_CLOSE_NAVIGATOR_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_CLOSE_NAVIGATOR_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_CLOSE_NAVIGATOR_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_select_navigator_result(json_object *json) {
    switch (nav_select_navigator_result_which(json)) {
    case NAV_SELECT_NAVIGATOR_RESULT_IS_CHANGED:
        return is_changed_result(json);
    case NAV_SELECT_NAVIGATOR_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_SELECT_NAVIGATOR_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_SELECT_NAVIGATOR_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_navigate_result(json_object *json) {
    switch (nav_navigate_result_which(json)) {
    case NAV_NAVIGATE_RESULT_IS_SHOWN:
        return is_shown_result(json);
    case NAV_NAVIGATE_RESULT_IS_OUTCOME:
        return is_outcome_result(json);
    case NAV_NAVIGATE_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_NAVIGATE_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_NAVIGATE_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_push_result(json_object *json) {
    switch (nav_push_result_which(json)) {
    case NAV_PUSH_RESULT_IS_SHOWN:
        return is_shown_result(json);
    case NAV_PUSH_RESULT_IS_OUTCOME:
        return is_outcome_result(json);
    case NAV_PUSH_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_PUSH_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_PUSH_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_set_path_result(json_object *json) {
    switch (nav_set_path_result_which(json)) {
    case NAV_SET_PATH_RESULT_IS_PATH_SET:
        return is_path_set_result(json);
    case NAV_SET_PATH_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_SET_PATH_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_SET_PATH_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_move_entry_result(json_object *json) {
    switch (nav_move_entry_result_which(json)) {
    case NAV_MOVE_ENTRY_RESULT_IS_ENTRY_MOVED:
        return is_entry_moved_result(json);
    case NAV_MOVE_ENTRY_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_MOVE_ENTRY_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_MOVE_ENTRY_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_follow_result(json_object *json) {
    switch (nav_follow_result_which(json)) {
    case NAV_FOLLOW_RESULT_IS_SHOWN:
        return is_shown_result(json);
    case NAV_FOLLOW_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_FOLLOW_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_FOLLOW_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_return_to_checkpoint_result(json_object *json) {
    switch (nav_return_to_checkpoint_result_which(json)) {
    case NAV_RETURN_TO_CHECKPOINT_RESULT_IS_RETURNED:
        return is_returned_result(json);
    case NAV_RETURN_TO_CHECKPOINT_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_RETURN_TO_CHECKPOINT_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_RETURN_TO_CHECKPOINT_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_set_trigger_result(json_object *json) {
    switch (nav_set_trigger_result_which(json)) {
    case NAV_SET_TRIGGER_RESULT_IS_CHANGED:
        return is_changed_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_SHOWN:
        return is_shown_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_REMOVED:
        return is_removed_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_PATH_SET:
        return is_path_set_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_STATE_SET:
        return is_state_set_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_ESTABLISH_CHECKPOINT:
        return is_establish_checkpoint_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_RETURNED:
        return is_returned_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_LOCK:
        return is_lock_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_ADD_MAPPING:
        return is_add_mapping_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_FLOW_STARTED:
        return is_flow_started_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_SET_TRIGGER_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_start_flow_result(json_object *json) {
    switch (nav_start_flow_result_which(json)) {
    case NAV_START_FLOW_RESULT_IS_FLOW_STARTED:
        return is_flow_started_result(json);
    case NAV_START_FLOW_RESULT_IS_OUTCOME:
        return is_outcome_result(json);
    case NAV_START_FLOW_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_START_FLOW_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_START_FLOW_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_set_state_result(json_object *json) {
    switch (nav_set_state_result_which(json)) {
    case NAV_SET_STATE_RESULT_IS_STATE_SET:
        return is_state_set_result(json);
    case NAV_SET_STATE_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_SET_STATE_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_SET_STATE_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_transaction_result(json_object *json) {
    switch (nav_transaction_result_which(json)) {
    case NAV_TRANSACTION_RESULT_IS_DONE:
        return is_transaction_result_done(json);
    case NAV_TRANSACTION_RESULT_IS_REDIRECTED:
        return is_redirected_result(json);
    case NAV_TRANSACTION_RESULT_IS_SEQUENCE:
        return is_sequence_result(json);
    case NAV_TRANSACTION_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_describe_rules_result(json_object *json) {
    switch (nav_describe_rules_result_which(json)) {
    case NAV_DESCRIBE_RULES_RESULT_IS_TYPES_EDGES_OPEN_UNREACHABLE_DEAD_ENDS:
        return is_describe_rules_result_types_edges_open_unreachable_dead_ends(json);
    case NAV_DESCRIBE_RULES_RESULT_IS_GRAPH:
        return is_describe_rules_result_graph(json);
    case NAV_DESCRIBE_RULES_RESULT_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_event_notification(json_object *json) {
    switch (nav_event_notification_which(json)) {
    case NAV_EVENT_NOTIFICATION_IS_SESSION_OPENED:
        return is_event_notification_session_opened(json);
    case NAV_EVENT_NOTIFICATION_IS_SESSION_CLOSED:
        return is_event_notification_session_closed(json);
    case NAV_EVENT_NOTIFICATION_IS_REQUEST_REFUSED:
        return is_event_notification_request_refused(json);
    case NAV_EVENT_NOTIFICATION_IS_WATCH_LAGGED:
        return is_event_notification_watch_lagged(json);
    case NAV_EVENT_NOTIFICATION_IS_STORE_FAILED:
        return is_event_notification_store_failed(json);
    case NAV_EVENT_NOTIFICATION_IS_ENTRY_QUARANTINED:
        return is_event_notification_entry_quarantined(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_REGISTERED:
        return is_event_notification_module_registered(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_UNREGISTERED:
        return is_event_notification_module_unregistered(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_STARTING:
        return is_event_notification_module_starting(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_STARTED:
        return is_event_notification_module_started(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_EXITED:
        return is_event_notification_module_exited(json);
    case NAV_EVENT_NOTIFICATION_IS_MODULE_FAILED:
        return is_event_notification_module_failed(json);
    case NAV_EVENT_NOTIFICATION_IS_PROVIDER_FAILED:
        return is_event_notification_provider_failed(json);
    case NAV_EVENT_NOTIFICATION_IS_MIGRATION_FAILED:
        return is_event_notification_migration_failed(json);
    case NAV_EVENT_NOTIFICATION_IS_GUARD_PAUSED:
        return is_event_notification_guard_paused(json);
    case NAV_EVENT_NOTIFICATION_IS_GUARD_RESUMED:
        return is_event_notification_guard_resumed(json);
    case NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STARTED:
        return is_event_notification_sequence_started(json);
    case NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STEP:
        return is_event_notification_sequence_step(json);
    case NAV_EVENT_NOTIFICATION_IS_SEQUENCE_PAUSED:
        return is_event_notification_sequence_paused(json);
    case NAV_EVENT_NOTIFICATION_IS_SEQUENCE_RESUMED:
        return is_event_notification_sequence_resumed(json);
    case NAV_EVENT_NOTIFICATION_IS_SEQUENCE_ENDED:
        return is_event_notification_sequence_ended(json);
    case NAV_EVENT_NOTIFICATION_IS_UNKNOWN:
        break;
    }
    return false;
}

static bool is_value_receive_question(json_object *json) {
    switch (nav_value_receive_question_which(json)) {
    case NAV_VALUE_RECEIVE_QUESTION_IS_VALUE_DATA:
        return is_value_receive_question_value_data(json);
    case NAV_VALUE_RECEIVE_QUESTION_IS_TYPE_ARGUMENTS:
        return is_value_receive_question_type_arguments(json);
    case NAV_VALUE_RECEIVE_QUESTION_IS_ROUTE_DATA:
        return is_value_receive_question_route_data(json);
    case NAV_VALUE_RECEIVE_QUESTION_IS_UNKNOWN:
        break;
    }
    return false;
}

static nav_status call_hello(nav_client *client) {
    const struct nav_hello_options options = {
        .name = "name",
        .version = "version",
        .secret = "secret",
        .capabilities = json_object_new_string("capabilities"),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_hello(client, &options, NULL, NULL);
}

static nav_status call_ping(nav_client *client) {
    const struct nav_ping_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_ping(client, &options, NULL, NULL);
}

static nav_status call_host_status(nav_client *client) {
    const struct nav_host_status_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_host_status(client, &options, NULL, NULL);
}

static nav_status call_sessions(nav_client *client) {
    const struct nav_sessions_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_sessions(client, &options, NULL, NULL);
}

static nav_status call_metrics(nav_client *client) {
    const struct nav_metrics_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_metrics(client, &options, NULL, NULL);
}

static nav_status call_waiting(nav_client *client) {
    const struct nav_waiting_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_waiting(client, &options, NULL, NULL);
}

static nav_status call_monitor(nav_client *client) {
    const struct nav_monitor_options options = {
        .session = "session",
        .directions = json_object_new_string("directions"),
        .kinds = json_object_new_string("kinds"),
        .lines = NAV_BOOLEAN(true),
        .line_bytes = NAV_INTEGER(7),
        .methods = json_object_new_string("methods"),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_monitor(client, &options, NULL, NULL);
}

static nav_status call_unmonitor(nav_client *client) {
    const struct nav_unmonitor_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_unmonitor(client, 7, &options, NULL, NULL);
}

static nav_status call_close_session(nav_client *client) {
    const struct nav_close_session_options options = {
        .message = "message",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_close_session(client, "session", &options, NULL, NULL);
}

static nav_status call_discover(nav_client *client) {
    const struct nav_discover_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_discover(client, &options, NULL, NULL);
}

static nav_status call_rights(nav_client *client) {
    const struct nav_rights_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_rights(client, &options, NULL, NULL);
}

static nav_status call_check_right(nav_client *client) {
    const struct nav_check_right_options options = {
        .identity = "identity",
        .scene = "scene",
        .navigator = "navigator",
        .type = "type",
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_check_right(client, "verb", &options, NULL, NULL);
}

static nav_status call_modules(nav_client *client) {
    const struct nav_modules_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_modules(client, &options, NULL, NULL);
}

static nav_status call_start_module(nav_client *client) {
    const struct nav_start_module_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_start_module(client, "module", &options, NULL, NULL);
}

static nav_status call_stop_module(nav_client *client) {
    const struct nav_stop_module_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_stop_module(client, "module", &options, NULL, NULL);
}

static nav_status call_restart_module(nav_client *client) {
    const struct nav_restart_module_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_restart_module(client, "module", &options, NULL, NULL);
}

static nav_status call_destinations(nav_client *client) {
    const struct nav_destinations_options options = {
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_destinations(client, &options, NULL, NULL);
}

static nav_status call_destination(nav_client *client) {
    const struct nav_destination_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_destination(client, "type", &options, NULL, NULL);
}

static nav_status call_create_scene(nav_client *client) {
    const struct nav_create_scene_options options = {
        .local = NAV_BOOLEAN(true),
        .configuration = json_object_new_string("configuration"),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_create_scene(client, "scene", &options, NULL, NULL);
}

static nav_status call_close_scene(nav_client *client) {
    const struct nav_close_scene_options options = {
        .local = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_close_scene(client, "scene", &options, NULL, NULL);
}

static nav_status call_scenes(nav_client *client) {
    const struct nav_scenes_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_scenes(client, &options, NULL, NULL);
}

static nav_status call_restore_scene(nav_client *client) {
    const struct nav_restore_scene_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_restore_scene(client, "restorationKey", &options, NULL, NULL);
}

static nav_status call_tree(nav_client *client) {
    const struct nav_tree_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .revision = NAV_INTEGER(7),
        .limit = NAV_INTEGER(7),
        .after = "after",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_tree(client, &options, NULL, NULL);
}

static nav_status call_create_navigator(nav_client *client) {
    const struct nav_create_navigator_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .parent = "parent",
        .from_entry = "fromEntry",
        .kind = "kind",
        .method = "method",
        .root = json_object_new_string("root"),
        .entry = "entry",
        .select = NAV_BOOLEAN(true),
        .ephemeral = NAV_BOOLEAN(true),
        .if_occupied = "ifOccupied",
        .accepts = json_object_new_string("accepts"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_create_navigator(client, "name", &options, NULL, NULL);
}

static nav_status call_close_navigator(nav_client *client) {
    const struct nav_close_navigator_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_close_navigator(client, "navigator", &options, NULL, NULL);
}

static nav_status call_select_navigator(nav_client *client) {
    const struct nav_select_navigator_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_select_navigator(client, "navigator", &options, NULL, NULL);
}

static nav_status call_navigator(nav_client *client) {
    const struct nav_navigator_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_navigator(client, "navigator", &options, NULL, NULL);
}

static nav_status call_find_navigator(nav_client *client) {
    const struct nav_find_navigator_options options = {
        .scene = "scene",
        .below = "below",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_find_navigator(client, "name", &options, NULL, NULL);
}

static nav_status call_navigate(nav_client *client) {
    const struct nav_navigate_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .method = "method",
        .name = "name",
        .if_occupied = "ifOccupied",
        .buttons = json_object_new_string("buttons"),
        .if_present = "ifPresent",
        .transient = NAV_BOOLEAN(true),
        .for_result = NAV_BOOLEAN(true),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_navigate(client, "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_push(nav_client *client) {
    const struct nav_push_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .if_present = "ifPresent",
        .transient = NAV_BOOLEAN(true),
        .for_result = NAV_BOOLEAN(true),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_push(client, "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_present(nav_client *client) {
    const struct nav_present_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .method = "method",
        .name = "name",
        .if_occupied = "ifOccupied",
        .buttons = json_object_new_string("buttons"),
        .if_present = "ifPresent",
        .transient = NAV_BOOLEAN(true),
        .for_result = NAV_BOOLEAN(true),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_present(client, "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_replace(nav_client *client) {
    const struct nav_replace_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .entry = "entry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_replace(client, "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_pop(nav_client *client) {
    const struct nav_pop_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .to = NAV_INTEGER(7),
        .entry = "entry",
        .to_type = "toType",
        .presenters = NAV_BOOLEAN(true),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_pop(client, NAV_INTEGER(7), &options, NULL, NULL);
}

static nav_status call_pop_all(nav_client *client) {
    const struct nav_pop_all_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_pop_all(client, &options, NULL, NULL);
}

static nav_status call_pop_any(nav_client *client) {
    const struct nav_pop_any_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_pop_any(client, &options, NULL, NULL);
}

static nav_status call_back(nav_client *client) {
    const struct nav_back_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_back(client, &options, NULL, NULL);
}

static nav_status call_dismiss(nav_client *client) {
    const struct nav_dismiss_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_dismiss(client, &options, NULL, NULL);
}

static nav_status call_dismiss_presented(nav_client *client) {
    const struct nav_dismiss_presented_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_dismiss_presented(client, &options, NULL, NULL);
}

static nav_status call_dismiss_children(nav_client *client) {
    const struct nav_dismiss_children_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_dismiss_children(client, &options, NULL, NULL);
}

static nav_status call_dismiss_any(nav_client *client) {
    const struct nav_dismiss_any_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_dismiss_any(client, &options, NULL, NULL);
}

static nav_status call_reset(nav_client *client) {
    const struct nav_reset_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_reset(client, &options, NULL, NULL);
}

static nav_status call_path(nav_client *client) {
    const struct nav_path_options options = {
        .scene = "scene",
        .offset = NAV_INTEGER(7),
        .limit = NAV_INTEGER(7),
        .after = "after",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_path(client, "navigator", &options, NULL, NULL);
}

static nav_status call_set_path(nav_client *client) {
    const struct nav_set_path_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_set_path(client, json_object_new_string("path"), &options, NULL, NULL);
}

static nav_status call_append_path(nav_client *client) {
    const struct nav_append_path_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_append_path(client, json_object_new_string("path"), &options, NULL, NULL);
}

static nav_status call_insert_path(nav_client *client) {
    const struct nav_insert_path_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .at = NAV_INTEGER(7),
        .before = "before",
        .after = "after",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_insert_path(client, json_object_new_string("path"), &options, NULL, NULL);
}

static nav_status call_remove_entries(nav_client *client) {
    const struct nav_remove_entries_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_remove_entries(client, json_object_new_string("entries"), &options, NULL, NULL);
}

static nav_status call_move_entry(nav_client *client) {
    const struct nav_move_entry_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .before = "before",
        .after = "after",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_move_entry(client, "entry", &options, NULL, NULL);
}

static nav_status call_entry(nav_client *client) {
    const struct nav_entry_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_entry(client, "entry", &options, NULL, NULL);
}

static nav_status call_ask(nav_client *client) {
    const struct nav_ask_options options = {
        .scene = "scene",
        .name = "name",
        .timeout = NAV_NUMBER(1.5),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_ask(client, "entry", json_object_new_string("message"), &options, NULL, NULL);
}

static nav_status call_provide_content(nav_client *client) {
    const struct nav_provide_content_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .links = json_object_new_string("links"),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_provide_content(client, "entry", json_object_new_string("content"), &options, NULL, NULL);
}

static nav_status call_update_entry(nav_client *client) {
    const struct nav_update_entry_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .hints = json_object_new_string("hints"),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_update_entry(client, "entry", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_links(nav_client *client) {
    const struct nav_links_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_links(client, "entry", &options, NULL, NULL);
}

static nav_status call_follow(nav_client *client) {
    const struct nav_follow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .values = json_object_new_string("values"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_follow(client, "entry", "link", &options, NULL, NULL);
}

static nav_status call_lock(nav_client *client) {
    const struct nav_lock_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_lock(client, "reason", &options, NULL, NULL);
}

static nav_status call_unlock(nav_client *client) {
    const struct nav_unlock_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_unlock(client, "lock", &options, NULL, NULL);
}

static nav_status call_attachments(nav_client *client) {
    const struct nav_attachments_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .kind = "kind",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_attachments(client, &options, NULL, NULL);
}

static nav_status call_establish_checkpoint(nav_client *client) {
    const struct nav_establish_checkpoint_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .value = json_object_new_string("value"),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_establish_checkpoint(client, "checkpoint", &options, NULL, NULL);
}

static nav_status call_return_to_checkpoint(nav_client *client) {
    const struct nav_return_to_checkpoint_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .value = json_object_new_string("value"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_return_to_checkpoint(client, "checkpoint", &options, NULL, NULL);
}

static nav_status call_can_return(nav_client *client) {
    const struct nav_can_return_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_can_return(client, "checkpoint", &options, NULL, NULL);
}

static nav_status call_remove_checkpoint(nav_client *client) {
    const struct nav_remove_checkpoint_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_remove_checkpoint(client, "checkpoint", &options, NULL, NULL);
}

static nav_status call_add_mapping(nav_client *client) {
    const struct nav_add_mapping_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .arguments = json_object_new_string("arguments"),
        .inherits = NAV_BOOLEAN(true),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_add_mapping(client, "from", "to", &options, NULL, NULL);
}

static nav_status call_remove_mapping(nav_client *client) {
    const struct nav_remove_mapping_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_remove_mapping(client, "mapping", &options, NULL, NULL);
}

static nav_status call_bind_trigger(nav_client *client) {
    const struct nav_bind_trigger_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_bind_trigger(client, "trigger", json_object_new_string("operation"), &options, NULL, NULL);
}

static nav_status call_set_trigger(nav_client *client) {
    const struct nav_set_trigger_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_set_trigger(client, "trigger", &options, NULL, NULL);
}

static nav_status call_unbind_trigger(nav_client *client) {
    const struct nav_unbind_trigger_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_unbind_trigger(client, "trigger", &options, NULL, NULL);
}

static nav_status call_start_flow(nav_client *client) {
    const struct nav_start_flow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .module = "module",
        .checkpoint = "checkpoint",
        .schema = json_object_new_string("schema"),
        .data = json_object_new_string("data"),
        .type = "type",
        .arguments = json_object_new_string("arguments"),
        .hints = json_object_new_string("hints"),
        .method = "method",
        .for_result = NAV_BOOLEAN(true),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_start_flow(client, "name", &options, NULL, NULL);
}

static nav_status call_next_step(nav_client *client) {
    const struct nav_next_step_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .method = "method",
        .data = json_object_new_string("data"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_next_step(client, "flow", "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_update_flow(nav_client *client) {
    const struct nav_update_flow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_update_flow(client, "flow", json_object_new_string("data"), &options, NULL, NULL);
}

static nav_status call_complete_flow(nav_client *client) {
    const struct nav_complete_flow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .value = json_object_new_string("value"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_complete_flow(client, "flow", &options, NULL, NULL);
}

static nav_status call_cancel_flow(nav_client *client) {
    const struct nav_cancel_flow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_cancel_flow(client, "flow", "reason", &options, NULL, NULL);
}

static nav_status call_fail_flow(nav_client *client) {
    const struct nav_fail_flow_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .data = json_object_new_string("data"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_fail_flow(client, "flow", "reason", &options, NULL, NULL);
}

static nav_status call_flows(nav_client *client) {
    const struct nav_flows_options options = {
        .scene = "scene",
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_flows(client, &options, NULL, NULL);
}

static nav_status call_flow(nav_client *client) {
    const struct nav_flow_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_flow(client, "flow", &options, NULL, NULL);
}

static nav_status call_show_column(nav_client *client) {
    const struct nav_show_column_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .hints = json_object_new_string("hints"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_show_column(client, "type", json_object_new_string("arguments"), &options, NULL, NULL);
}

static nav_status call_answer_alert(nav_client *client) {
    const struct nav_answer_alert_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .value = json_object_new_string("value"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_answer_alert(client, "entry", "answer", &options, NULL, NULL);
}

static nav_status call_close_entry(nav_client *client) {
    const struct nav_close_entry_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .value = json_object_new_string("value"),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_close_entry(client, "entry", &options, NULL, NULL);
}

static nav_status call_state(nav_client *client) {
    const struct nav_state_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_state(client, &options, NULL, NULL);
}

static nav_status call_set_state(nav_client *client) {
    const struct nav_set_state_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_set_state(client, json_object_new_string("state"), &options, NULL, NULL);
}

static nav_status call_transaction(nav_client *client) {
    const struct nav_transaction_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_transaction(client, json_object_new_string("operations"), &options, NULL, NULL);
}

static nav_status call_plan(nav_client *client) {
    const struct nav_plan_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_plan(client, json_object_new_string("operations"), &options, NULL, NULL);
}

static nav_status call_describe_rules(nav_client *client) {
    const struct nav_describe_rules_options options = {
        .format = "format",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_describe_rules(client, &options, NULL, NULL);
}

static nav_status call_check_rules(nav_client *client) {
    const struct nav_check_rules_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_check_rules(client, &options, NULL, NULL);
}

static nav_status call_add_guard(nav_client *client) {
    const struct nav_add_guard_options options = {
        .types = json_object_new_string("types"),
        .roles = json_object_new_string("roles"),
        .scene = "scene",
        .navigator = "navigator",
        .order = NAV_INTEGER(7),
        .timeout = NAV_NUMBER(1.5),
        .default_ = "default",
        .away = "away",
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_add_guard(client, "name", "on", &options, NULL, NULL);
}

static nav_status call_remove_guard(nav_client *client) {
    const struct nav_remove_guard_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_remove_guard(client, "guard", &options, NULL, NULL);
}

static nav_status call_guards(nav_client *client) {
    const struct nav_guards_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_guards(client, &options, NULL, NULL);
}

static nav_status call_send(nav_client *client) {
    const struct nav_send_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .name = "name",
        .ephemeral = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_send(client, json_object_new_string("values"), &options, NULL, NULL);
}

static nav_status call_resume(nav_client *client) {
    const struct nav_resume_options options = {
        .scene = "scene",
        .sequence = "sequence",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_resume(client, &options, NULL, NULL);
}

static nav_status call_cancel_resume(nav_client *client) {
    const struct nav_cancel_resume_options options = {
        .scene = "scene",
        .sequence = "sequence",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_cancel_resume(client, &options, NULL, NULL);
}

static nav_status call_sequences(nav_client *client) {
    const struct nav_sequences_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_sequences(client, &options, NULL, NULL);
}

static nav_status call_add_receiver(nav_client *client) {
    const struct nav_add_receiver_options options = {
        .value = "value",
        .type = "type",
        .route = "route",
        .navigator = "navigator",
        .scene = "scene",
        .timeout = NAV_NUMBER(1.5),
        .auto_ = json_object_new_string("auto"),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_add_receiver(client, &options, NULL, NULL);
}

static nav_status call_remove_receiver(nav_client *client) {
    const struct nav_remove_receiver_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_remove_receiver(client, "receiver", &options, NULL, NULL);
}

static nav_status call_receivers(nav_client *client) {
    const struct nav_receivers_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_receivers(client, &options, NULL, NULL);
}

static nav_status call_register_url(nav_client *client) {
    const struct nav_register_url_options options = {
        .module = "module",
        .scene = "scene",
        .navigator = "navigator",
        .to = json_object_new_string("to"),
        .ask = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_register_url(client, "pattern", &options, NULL, NULL);
}

static nav_status call_unregister_url(nav_client *client) {
    const struct nav_unregister_url_options options = {
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_unregister_url(client, "pattern", &options, NULL, NULL);
}

static nav_status call_url_patterns(nav_client *client) {
    const struct nav_url_patterns_options options = {
        .module = "module",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_url_patterns(client, &options, NULL, NULL);
}

static nav_status call_resolve_url(nav_client *client) {
    const struct nav_resolve_url_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_resolve_url(client, "url", &options, NULL, NULL);
}

static nav_status call_open_url(nav_client *client) {
    const struct nav_open_url_options options = {
        .scene = "scene",
        .navigator = "navigator",
        .from_entry = "fromEntry",
        .ephemeral = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_open_url(client, "url", &options, NULL, NULL);
}

static nav_status call_encode_url(nav_client *client) {
    const struct nav_encode_url_options options = {
        .items = json_object_new_string("items"),
        .entry = "entry",
        .scene = "scene",
        .navigator = "navigator",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_encode_url(client, &options, NULL, NULL);
}

static nav_status call_history(nav_client *client) {
    const struct nav_history_options options = {
        .scene = "scene",
        .since = NAV_INTEGER(7),
        .limit = NAV_INTEGER(7),
        .entry = "entry",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_history(client, &options, NULL, NULL);
}

static nav_status call_statistics(nav_client *client) {
    const struct nav_statistics_options options = {
        .scene = "scene",
        .since = NAV_INTEGER(7),
        .limit = NAV_INTEGER(7),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_statistics(client, &options, NULL, NULL);
}

static nav_status call_undo(nav_client *client) {
    const struct nav_undo_options options = {
        .navigation = NAV_BOOLEAN(true),
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .to = NAV_INTEGER(7),
        .token = "token",
        .replaces_pending = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_undo(client, &options, NULL, NULL);
}

static nav_status call_configure_scene(nav_client *client) {
    const struct nav_configure_scene_options options = {
        .scene = "scene",
        .execution_delay = NAV_NUMBER(1.5),
        .verbosity = "verbosity",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_configure_scene(client, &options, NULL, NULL);
}

static nav_status call_unwatch(nav_client *client) {
    const struct nav_unwatch_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_unwatch(client, 7, &options, NULL, NULL);
}

static nav_status call_watches(nav_client *client) {
    const struct nav_watches_options options = {
        .session = "session",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_watches(client, &options, NULL, NULL);
}

static nav_status call_watch_host(nav_client *client) {
    const struct nav_watch_host_options options = {
        .since = NAV_INTEGER(7),
        .instance = "instance",
        .credit = NAV_INTEGER(7),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_watch_host(client, &options, NULL, NULL);
}

static nav_status call_add_credit(nav_client *client) {
    const struct nav_add_credit_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_add_credit(client, 7, 7, &options, NULL, NULL);
}

static nav_status call_report_rendering(nav_client *client) {
    const struct nav_report_rendering_options options = {
        .scene = "scene",
        .focus = json_object_new_string("focus"),
        .undrawn = json_object_new_string("undrawn"),
        .ends = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_report_rendering(client, &options, NULL, NULL);
}

static nav_status call_renderers(nav_client *client) {
    const struct nav_renderers_options options = {
        .scene = "scene",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_renderers(client, &options, NULL, NULL);
}

static nav_status call_fleet(nav_client *client) {
    const struct nav_fleet_options options = {
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_fleet(client, &options, NULL, NULL);
}

static nav_status call_move_scene(nav_client *client) {
    const struct nav_move_scene_options options = {
        .to = "to",
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_move_scene(client, "scene", &options, NULL, NULL);
}

static nav_status call_export_scene(nav_client *client) {
    const struct nav_export_scene_options options = {
        .scene = "scene",
        .local = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_export_scene(client, &options, NULL, NULL);
}

static nav_status call_import_scene(nav_client *client) {
    const struct nav_import_scene_options options = {
        .scene = "scene",
        .if_revision = NAV_INTEGER(7),
        .if_navigation = NAV_INTEGER(7),
        .local = NAV_BOOLEAN(true),
        .state = "state",
        .replace = NAV_BOOLEAN(true),
        .by_person = NAV_BOOLEAN(true),
        .traceparent = "traceparent",
    };
    return nav_import_scene(client, &options, NULL, NULL);
}

const described_call described_calls[] = {
    {"hello", call_hello},
    {"ping", call_ping},
    {"host.status", call_host_status},
    {"host.sessions", call_sessions},
    {"host.metrics", call_metrics},
    {"host.waiting", call_waiting},
    {"host.monitor", call_monitor},
    {"host.unmonitor", call_unmonitor},
    {"session.close", call_close_session},
    {"rpc.discover", call_discover},
    {"access.describe", call_rights},
    {"access.check", call_check_right},
    {"module.list", call_modules},
    {"module.start", call_start_module},
    {"module.stop", call_stop_module},
    {"module.restart", call_restart_module},
    {"destination.list", call_destinations},
    {"destination.get", call_destination},
    {"scene.create", call_create_scene},
    {"scene.close", call_close_scene},
    {"scene.list", call_scenes},
    {"scene.restore", call_restore_scene},
    {"tree.get", call_tree},
    {"navigator.create", call_create_navigator},
    {"navigator.close", call_close_navigator},
    {"navigator.select", call_select_navigator},
    {"navigator.get", call_navigator},
    {"navigator.find", call_find_navigator},
    {"navigate", call_navigate},
    {"push", call_push},
    {"present", call_present},
    {"replace", call_replace},
    {"pop", call_pop},
    {"popAll", call_pop_all},
    {"popAny", call_pop_any},
    {"back", call_back},
    {"dismiss", call_dismiss},
    {"dismissPresented", call_dismiss_presented},
    {"dismissChildren", call_dismiss_children},
    {"dismissAny", call_dismiss_any},
    {"reset", call_reset},
    {"path.get", call_path},
    {"path.set", call_set_path},
    {"path.append", call_append_path},
    {"path.insert", call_insert_path},
    {"path.remove", call_remove_entries},
    {"path.move", call_move_entry},
    {"entry.get", call_entry},
    {"entry.ask", call_ask},
    {"entry.provide", call_provide_content},
    {"entry.update", call_update_entry},
    {"entry.links", call_links},
    {"entry.follow", call_follow},
    {"lock", call_lock},
    {"unlock", call_unlock},
    {"attachment.list", call_attachments},
    {"checkpoint.establish", call_establish_checkpoint},
    {"checkpoint.return", call_return_to_checkpoint},
    {"checkpoint.canReturn", call_can_return},
    {"checkpoint.remove", call_remove_checkpoint},
    {"mapping.add", call_add_mapping},
    {"mapping.remove", call_remove_mapping},
    {"trigger.bind", call_bind_trigger},
    {"trigger.set", call_set_trigger},
    {"trigger.unbind", call_unbind_trigger},
    {"flow.start", call_start_flow},
    {"flow.next", call_next_step},
    {"flow.update", call_update_flow},
    {"flow.complete", call_complete_flow},
    {"flow.cancel", call_cancel_flow},
    {"flow.fail", call_fail_flow},
    {"flow.list", call_flows},
    {"flow.get", call_flow},
    {"column.show", call_show_column},
    {"answer", call_answer_alert},
    {"entry.close", call_close_entry},
    {"state.get", call_state},
    {"state.set", call_set_state},
    {"transaction", call_transaction},
    {"plan", call_plan},
    {"rules.describe", call_describe_rules},
    {"rules.check", call_check_rules},
    {"guard.add", call_add_guard},
    {"guard.remove", call_remove_guard},
    {"guard.list", call_guards},
    {"send", call_send},
    {"resume", call_resume},
    {"cancelResume", call_cancel_resume},
    {"sequence.list", call_sequences},
    {"receiver.add", call_add_receiver},
    {"receiver.remove", call_remove_receiver},
    {"receiver.list", call_receivers},
    {"url.register", call_register_url},
    {"url.unregister", call_unregister_url},
    {"url.list", call_url_patterns},
    {"url.resolve", call_resolve_url},
    {"url.open", call_open_url},
    {"url.encode", call_encode_url},
    {"history.list", call_history},
    {"history.statistics", call_statistics},
    {"undo", call_undo},
    {"scene.configure", call_configure_scene},
    {"unwatch", call_unwatch},
    {"watch.list", call_watches},
    {"host.watch", call_watch_host},
    {"watch.credit", call_add_credit},
    {"renderer.report", call_report_rendering},
    {"renderer.list", call_renderers},
    {"fleet.describe", call_fleet},
    {"scene.move", call_move_scene},
    {"scene.export", call_export_scene},
    {"scene.import", call_import_scene},
    {0},
};

const described described_results[] = {
    {"hello", is_hello_result},
    {"ping", is_ping_result},
    {"host.status", is_status_result},
    {"host.sessions", is_sessions_result},
    {"host.metrics", is_metrics_result},
    {"host.waiting", is_waiting_result},
    {"host.monitor", is_monitor_result},
    {"session.close", is_close_session_result},
    {"access.describe", is_rights_result},
    {"access.check", is_check_right_result},
    {"request.cancel", is_cancel_request_result},
    {"module.register", is_register_result},
    {"module.unregister", is_unregister_result},
    {"module.list", is_modules_result},
    {"module.start", is_start_module_result},
    {"module.stop", is_start_module_result},
    {"module.restart", is_start_module_result},
    {"destination.list", is_destinations_result},
    {"destination.get", is_destination},
    {"scene.create", is_create_scene_result},
    {"scene.close", is_close_scene_result},
    {"scene.list", is_scenes_result},
    {"scene.restore", is_restore_scene_result},
    {"tree.get", is_snapshot},
    {"navigator.create", is_create_navigator_result},
    {"navigator.close", is_close_navigator_result},
    {"navigator.select", is_select_navigator_result},
    {"navigator.get", is_navigator_state},
    {"navigator.find", is_navigator_state},
    {"navigate", is_navigate_result},
    {"push", is_push_result},
    {"present", is_push_result},
    {"replace", is_create_navigator_result},
    {"pop", is_close_navigator_result},
    {"popAll", is_close_navigator_result},
    {"popAny", is_close_navigator_result},
    {"back", is_close_navigator_result},
    {"dismiss", is_close_navigator_result},
    {"dismissPresented", is_close_navigator_result},
    {"dismissChildren", is_close_navigator_result},
    {"dismissAny", is_close_navigator_result},
    {"reset", is_close_navigator_result},
    {"path.get", is_path_result},
    {"path.set", is_set_path_result},
    {"path.append", is_set_path_result},
    {"path.insert", is_set_path_result},
    {"path.remove", is_close_navigator_result},
    {"path.move", is_move_entry_result},
    {"entry.get", is_entry_result},
    {"entry.ask", is_ask_result},
    {"entry.provide", is_changed_result},
    {"entry.update", is_changed_result},
    {"entry.links", is_links_result},
    {"entry.follow", is_follow_result},
    {"lock", is_lock_result},
    {"unlock", is_changed_result},
    {"attachment.list", is_attachments_result},
    {"checkpoint.establish", is_establish_checkpoint_result},
    {"checkpoint.return", is_return_to_checkpoint_result},
    {"checkpoint.canReturn", is_can_return_result},
    {"checkpoint.remove", is_changed_result},
    {"mapping.add", is_add_mapping_result},
    {"mapping.remove", is_changed_result},
    {"trigger.bind", is_bind_trigger_result},
    {"trigger.set", is_set_trigger_result},
    {"trigger.unbind", is_changed_result},
    {"flow.start", is_start_flow_result},
    {"flow.next", is_create_navigator_result},
    {"flow.update", is_changed_result},
    {"flow.complete", is_return_to_checkpoint_result},
    {"flow.cancel", is_return_to_checkpoint_result},
    {"flow.fail", is_return_to_checkpoint_result},
    {"flow.list", is_flows_result},
    {"flow.get", is_flow_result},
    {"column.show", is_create_navigator_result},
    {"answer", is_close_navigator_result},
    {"entry.close", is_close_navigator_result},
    {"state.get", is_state_result},
    {"state.set", is_set_state_result},
    {"transaction", is_transaction_result},
    {"plan", is_plan_result},
    {"rules.describe", is_describe_rules_result},
    {"rules.check", is_check_rules_result},
    {"guard.add", is_add_guard_result},
    {"guard.remove", is_add_guard_result},
    {"guard.list", is_guards_result},
    {"send", is_sequence_result},
    {"resume", is_resume_result},
    {"cancelResume", is_cancel_resume_result},
    {"sequence.list", is_sequences_result},
    {"receiver.add", is_receiver},
    {"receiver.list", is_receivers_result},
    {"url.register", is_register_url_result},
    {"url.unregister", is_unregister_url_result},
    {"url.list", is_url_patterns_result},
    {"url.resolve", is_resolve_url_result},
    {"url.open", is_sequence_result},
    {"url.encode", is_encode_url_result},
    {"history.list", is_history_result},
    {"history.statistics", is_statistics_result},
    {"undo", is_close_navigator_result},
    {"scene.configure", is_configure_scene_result},
    {"watch", is_watch_result},
    {"watch.list", is_watches_result},
    {"host.watch", is_watch_host_result},
    {"watch.credit", is_add_credit_result},
    {"renderer.report", is_report_rendering_result},
    {"renderer.list", is_renderers_result},
    {"fleet.describe", is_fleet_result},
    {"scene.move", is_move_scene_result},
    {"scene.export", is_export_scene_result},
    {"scene.import", is_import_scene_result},
    {0},
};

const described described_notifications[] = {
    {"bye", is_bye_notification},
    {"changed", is_changed_notification},
    {"lagged", is_lagged_notification},
    {"watchEnded", is_watch_ended_notification},
    {"event", is_event_notification},
    {"signal", is_signal_notification},
    {"hostChanged", is_host_changed_notification},
    {"hostLagged", is_host_lagged_notification},
    {"questionEnded", is_question_ended_notification},
    {"moduleLost", is_module_lost_notification},
    {"guardPause", is_guard_pause_notification},
    {"accessChanged", is_access_changed_notification},
    {"traffic", is_traffic_notification},
    {0},
};

const described described_questions[] = {
    {"entry.ask", is_entry_ask_question},
    {"guard.ask", is_guard_ask_question},
    {"value.receive", is_value_receive_question},
    {"url.resolve", is_url_resolve_question},
    {"type.migrate", is_type_migrate_question},
    {"type.provide", is_type_provide_question},
    {0},
};

const described described_types[] = {
    {"entry_cause", is_entry_cause},
    {"entry", is_entry},
    {"link", is_link},
    {"navigator", is_navigator},
    {"acceptance", is_acceptance},
    {"button", is_button},
    {"removed", is_removed},
    {"attachment_lock", is_attachment_lock},
    {"attachment_checkpoint", is_attachment_checkpoint},
    {"attachment_mapping", is_attachment_mapping},
    {"attachment_trigger", is_attachment_trigger},
    {"attachment_flow", is_attachment_flow},
    {"attachment_signal", is_attachment_signal},
    {"operation", is_operation},
    {"flow", is_flow},
    {"signal", is_signal},
    {"cause", is_cause},
    {"change_navigator_created", is_change_navigator_created},
    {"change_navigator_closed", is_change_navigator_closed},
    {"change_navigator_selected", is_change_navigator_selected},
    {"change_entry_added", is_change_entry_added},
    {"change_entry_removed", is_change_entry_removed},
    {"change_entry_changed", is_change_entry_changed},
    {"change_type_orphaned", is_change_type_orphaned},
    {"change_type_revived", is_change_type_revived},
    {"change_attachment_added", is_change_attachment_added},
    {"change_attachment_removed", is_change_attachment_removed},
    {"change_attachment_changed", is_change_attachment_changed},
    {"change_signal", is_change_signal},
    {"snapshot", is_snapshot},
    {"configuration", is_configuration},
    {"state_item", is_state_item},
    {"requested_destination", is_requested_destination},
    {"changed_result", is_changed_result},
    {"shown_result", is_shown_result},
    {"path_set_result", is_path_set_result},
    {"entry_moved_result", is_entry_moved_result},
    {"state_set_result", is_state_set_result},
    {"returned_result", is_returned_result},
    {"flow_started_result_shown", is_flow_started_result_shown},
    {"flow_started_result", is_flow_started_result},
    {"scene_information", is_scene_information},
    {"past_revision", is_past_revision},
    {"type_statistics", is_type_statistics},
    {"refusal_count", is_refusal_count},
    {"live_link", is_live_link},
    {"removed_result", is_removed_result},
    {"redirected_result", is_redirected_result},
    {"redirection", is_redirection},
    {"guard_pause", is_guard_pause},
    {"guard", is_guard},
    {"session", is_session},
    {"rolled_back", is_rolled_back},
    {"grant", is_grant},
    {"watch_info", is_watch_info},
    {"window", is_window},
    {"rule_violation", is_rule_violation},
    {"path_rule", is_path_rule},
    {"unfit_arguments", is_unfit_arguments},
    {"navigator_state", is_navigator_state},
    {"outcome_result_entry", is_outcome_result_entry},
    {"outcome_result_flow", is_outcome_result_flow},
    {"sequence_result", is_sequence_result},
    {"sent_item_value", is_sent_item_value},
    {"sent_item_route", is_sent_item_route},
    {"sent_item_type", is_sent_item_type},
    {"sent_item_action", is_sent_item_action},
    {"sent_item_action_method", is_sent_item_action_method},
    {"sent_item_action_values", is_sent_item_action_values},
    {"sequence_step_by", is_sequence_step_by},
    {"sequence_step_error", is_sequence_step_error},
    {"sequence_step", is_sequence_step},
    {"sequence_state", is_sequence_state},
    {"receiver_value_auto_resume", is_receiver_value_auto_resume},
    {"receiver_value_auto", is_receiver_value_auto},
    {"receiver_value", is_receiver_value},
    {"receiver_type", is_receiver_type},
    {"receiver_route", is_receiver_route},
    {"url_pattern", is_url_pattern},
    {"destination", is_destination},
    {"presentation_method", is_presentation_method},
    {"module", is_module},
    {"host_snapshot_scenes_item", is_host_snapshot_scenes_item},
    {"host_snapshot_modules_item", is_host_snapshot_modules_item},
    {"host_snapshot", is_host_snapshot},
    {"host_change_scene_opened", is_host_change_scene_opened},
    {"host_change_scene_closed", is_host_change_scene_closed},
    {"host_change_scene_current", is_host_change_scene_current},
    {"host_change_module_registered", is_host_change_module_registered},
    {"host_change_module_unregistered", is_host_change_module_unregistered},
    {"host_change_renderer_reported", is_host_change_renderer_reported},
    {"host_change_renderer_left", is_host_change_renderer_left},
    {"renderer", is_renderer},
    {"renderer_focus", is_renderer_focus},
    {"renderer_gap", is_renderer_gap},
    {"waiting_request", is_waiting_request},
    {"open_question", is_open_question},
    {"fleet_engine", is_fleet_engine},
    {"fleet_host", is_fleet_host},
    {"fleet_report", is_fleet_report},
    {"fleet_scene", is_fleet_scene},
    {"fleet_module", is_fleet_module},
    {"owner", is_owner},
    {"place", is_place},
    {"conflicting_pattern", is_conflicting_pattern},
    {"question_link", is_question_link},
    {"state_problem", is_state_problem},
    {"error_object", is_error_object},
    {"hello_result", is_hello_result},
    {"ping_result", is_ping_result},
    {"status_result", is_status_result},
    {"sessions_result", is_sessions_result},
    {"metrics_result", is_metrics_result},
    {"waiting_result", is_waiting_result},
    {"monitor_result", is_monitor_result},
    {"close_session_result", is_close_session_result},
    {"rights_result", is_rights_result},
    {"check_right_result", is_check_right_result},
    {"cancel_request_result", is_cancel_request_result},
    {"register_result_urls_item", is_register_result_urls_item},
    {"register_result", is_register_result},
    {"unregister_result", is_unregister_result},
    {"modules_result", is_modules_result},
    {"start_module_result", is_start_module_result},
    {"destinations_result", is_destinations_result},
    {"create_scene_result", is_create_scene_result},
    {"close_scene_result", is_close_scene_result},
    {"scenes_result", is_scenes_result},
    {"restore_scene_result", is_restore_scene_result},
    {"path_result", is_path_result},
    {"entry_result", is_entry_result},
    {"ask_result", is_ask_result},
    {"links_result", is_links_result},
    {"lock_result", is_lock_result},
    {"attachments_result", is_attachments_result},
    {"establish_checkpoint_result", is_establish_checkpoint_result},
    {"can_return_result", is_can_return_result},
    {"add_mapping_result", is_add_mapping_result},
    {"bind_trigger_result", is_bind_trigger_result},
    {"flows_result", is_flows_result},
    {"flow_result", is_flow_result},
    {"state_result", is_state_result},
    {"transaction_result_done", is_transaction_result_done},
    {"plan_result", is_plan_result},
    {"describe_rules_result_types_edges_open_unreachable_dead_ends_types_item", is_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item},
    {"describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item", is_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item},
    {"describe_rules_result_types_edges_open_unreachable_dead_ends", is_describe_rules_result_types_edges_open_unreachable_dead_ends},
    {"describe_rules_result_graph", is_describe_rules_result_graph},
    {"check_rules_result", is_check_rules_result},
    {"add_guard_result", is_add_guard_result},
    {"guards_result", is_guards_result},
    {"resume_result", is_resume_result},
    {"cancel_resume_result", is_cancel_resume_result},
    {"sequences_result", is_sequences_result},
    {"receivers_result", is_receivers_result},
    {"register_url_result", is_register_url_result},
    {"unregister_url_result", is_unregister_url_result},
    {"url_patterns_result", is_url_patterns_result},
    {"resolve_url_result", is_resolve_url_result},
    {"encode_url_result", is_encode_url_result},
    {"history_result_window", is_history_result_window},
    {"history_result", is_history_result},
    {"statistics_result", is_statistics_result},
    {"configure_scene_result", is_configure_scene_result},
    {"watch_result", is_watch_result},
    {"watches_result", is_watches_result},
    {"watch_host_result", is_watch_host_result},
    {"add_credit_result", is_add_credit_result},
    {"report_rendering_result", is_report_rendering_result},
    {"renderers_result", is_renderers_result},
    {"fleet_result", is_fleet_result},
    {"move_scene_result", is_move_scene_result},
    {"export_scene_result", is_export_scene_result},
    {"import_scene_result", is_import_scene_result},
    {"bye_notification", is_bye_notification},
    {"changed_notification", is_changed_notification},
    {"lagged_notification", is_lagged_notification},
    {"watch_ended_notification", is_watch_ended_notification},
    {"event_notification_session_opened", is_event_notification_session_opened},
    {"event_notification_session_closed", is_event_notification_session_closed},
    {"event_notification_request_refused", is_event_notification_request_refused},
    {"event_notification_watch_lagged", is_event_notification_watch_lagged},
    {"event_notification_store_failed", is_event_notification_store_failed},
    {"event_notification_entry_quarantined", is_event_notification_entry_quarantined},
    {"event_notification_module_registered", is_event_notification_module_registered},
    {"event_notification_module_unregistered", is_event_notification_module_unregistered},
    {"event_notification_module_starting", is_event_notification_module_starting},
    {"event_notification_module_started", is_event_notification_module_started},
    {"event_notification_module_exited", is_event_notification_module_exited},
    {"event_notification_module_failed", is_event_notification_module_failed},
    {"event_notification_provider_failed", is_event_notification_provider_failed},
    {"event_notification_migration_failed", is_event_notification_migration_failed},
    {"event_notification_guard_paused", is_event_notification_guard_paused},
    {"event_notification_guard_resumed", is_event_notification_guard_resumed},
    {"event_notification_sequence_started", is_event_notification_sequence_started},
    {"event_notification_sequence_step", is_event_notification_sequence_step},
    {"event_notification_sequence_paused", is_event_notification_sequence_paused},
    {"event_notification_sequence_resumed", is_event_notification_sequence_resumed},
    {"event_notification_sequence_ended", is_event_notification_sequence_ended},
    {"signal_notification", is_signal_notification},
    {"host_changed_notification", is_host_changed_notification},
    {"host_lagged_notification", is_host_lagged_notification},
    {"question_ended_notification", is_question_ended_notification},
    {"module_lost_notification", is_module_lost_notification},
    {"guard_pause_notification", is_guard_pause_notification},
    {"access_changed_notification", is_access_changed_notification},
    {"traffic_notification", is_traffic_notification},
    {"entry_ask_question", is_entry_ask_question},
    {"guard_ask_question_entries_item", is_guard_ask_question_entries_item},
    {"guard_ask_question_selections_item_from", is_guard_ask_question_selections_item_from},
    {"guard_ask_question_selections_item", is_guard_ask_question_selections_item},
    {"guard_ask_question", is_guard_ask_question},
    {"value_receive_question_value_data", is_value_receive_question_value_data},
    {"value_receive_question_type_arguments", is_value_receive_question_type_arguments},
    {"value_receive_question_route_data", is_value_receive_question_route_data},
    {"url_resolve_question", is_url_resolve_question},
    {"type_migrate_question_entries_item", is_type_migrate_question_entries_item},
    {"type_migrate_question", is_type_migrate_question},
    {"type_provide_question_entries_item", is_type_provide_question_entries_item},
    {"type_provide_question", is_type_provide_question},
    {"error_context", is_error_context},
    {"parse_error_data", is_parse_error_data},
    {"invalid_request_data", is_invalid_request_data},
    {"method_not_found_data", is_method_not_found_data},
    {"invalid_params_data", is_invalid_params_data},
    {"internal_error_data", is_internal_error_data},
    {"line_too_long_data", is_line_too_long_data},
    {"too_deep_data", is_too_deep_data},
    {"answer_too_large_data", is_answer_too_large_data},
    {"limit_reached_data", is_limit_reached_data},
    {"shutting_down_data", is_shutting_down_data},
    {"missing_capability_data", is_missing_capability_data},
    {"cancelled_data", is_cancelled_data},
    {"too_many_connections_data", is_too_many_connections_data},
    {"slow_reader_data", is_slow_reader_data},
    {"store_failed_data", is_store_failed_data},
    {"closed_by_request_data", is_closed_by_request_data},
    {"engine_away_data", is_engine_away_data},
    {"outcome_unknown_data", is_outcome_unknown_data},
    {"local_scene_data", is_local_scene_data},
    {"unknown_host_data", is_unknown_host_data},
    {"other_user_data", is_other_user_data},
    {"not_allowed_data", is_not_allowed_data},
    {"unknown_scene_data", is_unknown_scene_data},
    {"unknown_navigator_data", is_unknown_navigator_data},
    {"unknown_entry_data", is_unknown_entry_data},
    {"unknown_destination_data", is_unknown_destination_data},
    {"invalid_arguments_data", is_invalid_arguments_data},
    {"no_stack_data", is_no_stack_data},
    {"at_root_data", is_at_root_data},
    {"not_presented_data", is_not_presented_data},
    {"out_of_range_data", is_out_of_range_data},
    {"occupied_data", is_occupied_data},
    {"name_in_use_data", is_name_in_use_data},
    {"revision_mismatch_data", is_revision_mismatch_data},
    {"root_fixed_data", is_root_fixed_data},
    {"not_selectable_data", is_not_selectable_data},
    {"locked_data", is_locked_data},
    {"unknown_attachment_data", is_unknown_attachment_data},
    {"cannot_return_data", is_cannot_return_data},
    {"unknown_trigger_data", is_unknown_trigger_data},
    {"no_alert_data", is_no_alert_data},
    {"unknown_answer_data", is_unknown_answer_data},
    {"no_column_data", is_no_column_data},
    {"path_refused_data", is_path_refused_data},
    {"invalid_state_data", is_invalid_state_data},
    {"token_reused_data", is_token_reused_data},
    {"outside_window_data", is_outside_window_data},
    {"cannot_undo_data", is_cannot_undo_data},
    {"unknown_link_data", is_unknown_link_data},
    {"unknown_message_data", is_unknown_message_data},
    {"type_not_shown_data", is_type_not_shown_data},
    {"denied_data", is_denied_data},
    {"redirect_loop_data", is_redirect_loop_data},
    {"unknown_guard_data", is_unknown_guard_data},
    {"no_receiver_data", is_no_receiver_data},
    {"receiver_gone_data", is_receiver_gone_data},
    {"receiver_timeout_data", is_receiver_timeout_data},
    {"receiver_error_data", is_receiver_error_data},
    {"unknown_receiver_data", is_unknown_receiver_data},
    {"unknown_sequence_data", is_unknown_sequence_data},
    {"cannot_wait_data", is_cannot_wait_data},
    {"url_invalid_data", is_url_invalid_data},
    {"url_unknown_data", is_url_unknown_data},
    {"url_conflict_data", is_url_conflict_data},
    {"url_pattern_invalid_data", is_url_pattern_invalid_data},
    {"url_no_link_data", is_url_no_link_data},
    {"not_flow_owner_data", is_not_flow_owner_data},
    {"outside_flow_data", is_outside_flow_data},
    {"not_empty_data", is_not_empty_data},
    {"name_taken_data", is_name_taken_data},
    {"not_owner_data", is_not_owner_data},
    {"invalid_schema_data", is_invalid_schema_data},
    {"provider_gone_data", is_provider_gone_data},
    {"provider_timeout_data", is_provider_timeout_data},
    {"provider_error_data", is_provider_error_data},
    {"unknown_module_data", is_unknown_module_data},
    {"unknown_session_data", is_unknown_session_data},
    {"activation_failed_data", is_activation_failed_data},
    {"activation_timeout_data", is_activation_timeout_data},
    {"module_exited_data", is_module_exited_data},
    {"crash_budget_spent_data", is_crash_budget_spent_data},
    {"destination_not_registered_data", is_destination_not_registered_data},
    {"module_stopped_data", is_module_stopped_data},
    {"not_supervised_data", is_not_supervised_data},
    {"question_cycle_data", is_question_cycle_data},
    {"unknown_question_data", is_unknown_question_data},
    {"unknown_watch_data", is_unknown_watch_data},
    {"unknown_monitor_data", is_unknown_monitor_data},
    {"attachment", is_attachment},
    {"change", is_change},
    {"outcome_result", is_outcome_result},
    {"sent_item", is_sent_item},
    {"receiver", is_receiver},
    {"host_change", is_host_change},
    {"create_navigator_result", is_create_navigator_result},
    {"close_navigator_result", is_close_navigator_result},
    {"select_navigator_result", is_select_navigator_result},
    {"navigate_result", is_navigate_result},
    {"push_result", is_push_result},
    {"set_path_result", is_set_path_result},
    {"move_entry_result", is_move_entry_result},
    {"follow_result", is_follow_result},
    {"return_to_checkpoint_result", is_return_to_checkpoint_result},
    {"set_trigger_result", is_set_trigger_result},
    {"start_flow_result", is_start_flow_result},
    {"set_state_result", is_set_state_result},
    {"transaction_result", is_transaction_result},
    {"describe_rules_result", is_describe_rules_result},
    {"event_notification", is_event_notification},
    {"value_receive_question", is_value_receive_question},
    {0},
};

const described described_errors[] = {
    {"parse_error", is_parse_error_data},
    {"invalid_request", is_invalid_request_data},
    {"method_not_found", is_method_not_found_data},
    {"invalid_params", is_invalid_params_data},
    {"internal_error", is_internal_error_data},
    {"line_too_long", is_line_too_long_data},
    {"too_deep", is_too_deep_data},
    {"answer_too_large", is_answer_too_large_data},
    {"limit_reached", is_limit_reached_data},
    {"shutting_down", is_shutting_down_data},
    {"missing_capability", is_missing_capability_data},
    {"cancelled", is_cancelled_data},
    {"too_many_connections", is_too_many_connections_data},
    {"slow_reader", is_slow_reader_data},
    {"store_failed", is_store_failed_data},
    {"closed_by_request", is_closed_by_request_data},
    {"engine_away", is_engine_away_data},
    {"outcome_unknown", is_outcome_unknown_data},
    {"local_scene", is_local_scene_data},
    {"unknown_host", is_unknown_host_data},
    {"other_user", is_other_user_data},
    {"not_allowed", is_not_allowed_data},
    {"unknown_scene", is_unknown_scene_data},
    {"unknown_navigator", is_unknown_navigator_data},
    {"unknown_entry", is_unknown_entry_data},
    {"unknown_destination", is_unknown_destination_data},
    {"invalid_arguments", is_invalid_arguments_data},
    {"no_stack", is_no_stack_data},
    {"at_root", is_at_root_data},
    {"not_presented", is_not_presented_data},
    {"out_of_range", is_out_of_range_data},
    {"occupied", is_occupied_data},
    {"name_in_use", is_name_in_use_data},
    {"revision_mismatch", is_revision_mismatch_data},
    {"root_fixed", is_root_fixed_data},
    {"not_selectable", is_not_selectable_data},
    {"locked", is_locked_data},
    {"unknown_attachment", is_unknown_attachment_data},
    {"cannot_return", is_cannot_return_data},
    {"unknown_trigger", is_unknown_trigger_data},
    {"no_alert", is_no_alert_data},
    {"unknown_answer", is_unknown_answer_data},
    {"no_column", is_no_column_data},
    {"path_refused", is_path_refused_data},
    {"invalid_state", is_invalid_state_data},
    {"token_reused", is_token_reused_data},
    {"outside_window", is_outside_window_data},
    {"cannot_undo", is_cannot_undo_data},
    {"unknown_link", is_unknown_link_data},
    {"unknown_message", is_unknown_message_data},
    {"type_not_shown", is_type_not_shown_data},
    {"denied", is_denied_data},
    {"redirect_loop", is_redirect_loop_data},
    {"unknown_guard", is_unknown_guard_data},
    {"no_receiver", is_no_receiver_data},
    {"receiver_gone", is_receiver_gone_data},
    {"receiver_timeout", is_receiver_timeout_data},
    {"receiver_error", is_receiver_error_data},
    {"unknown_receiver", is_unknown_receiver_data},
    {"unknown_sequence", is_unknown_sequence_data},
    {"cannot_wait", is_cannot_wait_data},
    {"url_invalid", is_url_invalid_data},
    {"url_unknown", is_url_unknown_data},
    {"url_conflict", is_url_conflict_data},
    {"url_pattern_invalid", is_url_pattern_invalid_data},
    {"url_no_link", is_url_no_link_data},
    {"not_flow_owner", is_not_flow_owner_data},
    {"outside_flow", is_outside_flow_data},
    {"not_empty", is_not_empty_data},
    {"name_taken", is_name_taken_data},
    {"not_owner", is_not_owner_data},
    {"invalid_schema", is_invalid_schema_data},
    {"provider_gone", is_provider_gone_data},
    {"provider_timeout", is_provider_timeout_data},
    {"provider_error", is_provider_error_data},
    {"unknown_module", is_unknown_module_data},
    {"unknown_session", is_unknown_session_data},
    {"activation_failed", is_activation_failed_data},
    {"activation_timeout", is_activation_timeout_data},
    {"module_exited", is_module_exited_data},
    {"crash_budget_spent", is_crash_budget_spent_data},
    {"destination_not_registered", is_destination_not_registered_data},
    {"module_stopped", is_module_stopped_data},
    {"not_supervised", is_not_supervised_data},
    {"question_cycle", is_question_cycle_data},
    {"unknown_question", is_unknown_question_data},
    {"unknown_watch", is_unknown_watch_data},
    {"unknown_monitor", is_unknown_monitor_data},
    {0},
};
