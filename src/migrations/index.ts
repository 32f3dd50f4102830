import * as migration_20261120_175251_initial from './20261120_175251_initial';
import * as migration_20261122_024651_hardening from './20261122_024651_hardening';
import * as migration_20261122_030028_people_of_kept_answers from './20261122_030028_people_of_kept_answers';
import * as migration_20261122_055441_course_sessions from './20261122_055441_course_sessions';
import * as migration_20261122_072531_lessons from './20261122_072531_lessons';
import * as migration_20261122_073424_invoices from './20261122_073424_invoices';
import * as migration_20261122_091405_bookings from './20261122_091405_bookings';
import * as migration_20261122_093113_page_blocks from './20261122_093113_page_blocks';
import * as migration_20261122_100307_booked_places from './20261122_100307_booked_places';
import * as migration_20261122_100409_certificates from './20261122_100409_certificates';
import * as migration_20261122_101100_attendance from './20261122_101100_attendance';
import * as migration_20261122_125922_single_sign_on from './20261122_125922_single_sign_on';
import * as migration_20261122_130320_embedding from './20261122_130320_embedding';
import * as migration_20261122_131337_forms from './20261122_131337_forms';
import * as migration_20261122_133202_synonyms from './20261122_133202_synonyms';
import * as migration_20261122_161122_api_keys from './20261122_161122_api_keys';
import * as migration_20261122_161748_titled_dates from './20261122_161748_titled_dates';
import * as migration_20261122_163123_second_factors from './20261122_163123_second_factors';
import * as migration_20261122_163649_lead_value from './20261122_163649_lead_value';
import * as migration_20261122_220255_passkeys_and_sessions from './20261122_220255_passkeys_and_sessions';
import * as migration_20261123_003246_reviewed_questions from './20261123_003246_reviewed_questions';
import * as migration_20261123_005747_test_questions from './20261123_005747_test_questions';
import * as migration_20261123_043000_list_search from './20261123_043000_list_search';
import * as migration_20261123_072309_topic_names from './20261123_072309_topic_names';
import * as migration_20261126_030123_list_filters from './20261126_030123_list_filters';
import * as migration_20261126_061500_search_boxes from './20261126_061500_search_boxes';
import * as migration_20261126_101500_admin_searches from './20261126_101500_admin_searches';
import * as migration_20261126_140245_waiting_deliveries from './20261126_140245_waiting_deliveries';
import * as migration_20261127_130000_begun_by_bookings from './20261127_130000_begun_by_bookings';
import * as migration_20261128_145629_more_attempts from './20261128_145629_more_attempts';
import * as migration_20261128_223529_former_attendance from './20261128_223529_former_attendance';
import * as migration_20261130_032156_mails_again from './20261130_032156_mails_again';

export const migrations = [
  {
    up: migration_20261120_175251_initial.up,
    down: migration_20261120_175251_initial.down,
    name: '20261120_175251_initial',
  },
  {
    up: migration_20261122_024651_hardening.up,
    down: migration_20261122_024651_hardening.down,
    name: '20261122_024651_hardening',
  },
  {
    up: migration_20261122_030028_people_of_kept_answers.up,
    down: migration_20261122_030028_people_of_kept_answers.down,
    name: '20261122_030028_people_of_kept_answers',
  },
  {
    up: migration_20261122_055441_course_sessions.up,
    down: migration_20261122_055441_course_sessions.down,
    name: '20261122_055441_course_sessions',
  },
  {
    up: migration_20261122_072531_lessons.up,
    down: migration_20261122_072531_lessons.down,
    name: '20261122_072531_lessons',
  },
  {
    up: migration_20261122_073424_invoices.up,
    down: migration_20261122_073424_invoices.down,
    name: '20261122_073424_invoices',
  },
  {
    up: migration_20261122_091405_bookings.up,
    down: migration_20261122_091405_bookings.down,
    name: '20261122_091405_bookings',
  },
  {
    up: migration_20261122_093113_page_blocks.up,
    down: migration_20261122_093113_page_blocks.down,
    name: '20261122_093113_page_blocks',
  },
  {
    up: migration_20261122_100307_booked_places.up,
    down: migration_20261122_100307_booked_places.down,
    name: '20261122_100307_booked_places',
  },
  {
    up: migration_20261122_100409_certificates.up,
    down: migration_20261122_100409_certificates.down,
    name: '20261122_100409_certificates',
  },
  {
    up: migration_20261122_101100_attendance.up,
    down: migration_20261122_101100_attendance.down,
    name: '20261122_101100_attendance',
  },
  {
    up: migration_20261122_125922_single_sign_on.up,
    down: migration_20261122_125922_single_sign_on.down,
    name: '20261122_125922_single_sign_on',
  },
  {
    up: migration_20261122_130320_embedding.up,
    down: migration_20261122_130320_embedding.down,
    name: '20261122_130320_embedding',
  },
  {
    up: migration_20261122_131337_forms.up,
    down: migration_20261122_131337_forms.down,
    name: '20261122_131337_forms',
  },
  {
    up: migration_20261122_133202_synonyms.up,
    down: migration_20261122_133202_synonyms.down,
    name: '20261122_133202_synonyms',
  },
  {
    up: migration_20261122_161122_api_keys.up,
    down: migration_20261122_161122_api_keys.down,
    name: '20261122_161122_api_keys',
  },
  {
    up: migration_20261122_161748_titled_dates.up,
    down: migration_20261122_161748_titled_dates.down,
    name: '20261122_161748_titled_dates',
  },
  {
    up: migration_20261122_163123_second_factors.up,
    down: migration_20261122_163123_second_factors.down,
    name: '20261122_163123_second_factors',
  },
  {
    up: migration_20261122_163649_lead_value.up,
    down: migration_20261122_163649_lead_value.down,
    name: '20261122_163649_lead_value',
  },
  {
    up: migration_20261122_220255_passkeys_and_sessions.up,
    down: migration_20261122_220255_passkeys_and_sessions.down,
    name: '20261122_220255_passkeys_and_sessions',
  },
  {
    up: migration_20261123_003246_reviewed_questions.up,
    down: migration_20261123_003246_reviewed_questions.down,
    name: '20261123_003246_reviewed_questions',
  },
  {
    up: migration_20261123_005747_test_questions.up,
    down: migration_20261123_005747_test_questions.down,
    name: '20261123_005747_test_questions',
  },
  {
    up: migration_20261123_043000_list_search.up,
    down: migration_20261123_043000_list_search.down,
    name: '20261123_043000_list_search',
  },
  {
    up: migration_20261123_072309_topic_names.up,
    down: migration_20261123_072309_topic_names.down,
    name: '20261123_072309_topic_names',
  },
  {
    up: migration_20261126_030123_list_filters.up,
    down: migration_20261126_030123_list_filters.down,
    name: '20261126_030123_list_filters',
  },
  {
    up: migration_20261126_061500_search_boxes.up,
    down: migration_20261126_061500_search_boxes.down,
    name: '20261126_061500_search_boxes',
  },
  {
    up: migration_20261126_101500_admin_searches.up,
    down: migration_20261126_101500_admin_searches.down,
    name: '20261126_101500_admin_searches',
  },
  {
    up: migration_20261126_140245_waiting_deliveries.up,
    down: migration_20261126_140245_waiting_deliveries.down,
    name: '20261126_140245_waiting_deliveries',
  },
  {
    up: migration_20261127_130000_begun_by_bookings.up,
    down: migration_20261127_130000_begun_by_bookings.down,
    name: '20261127_130000_begun_by_bookings',
  },
  {
    up: migration_20261128_145629_more_attempts.up,
    down: migration_20261128_145629_more_attempts.down,
    name: '20261128_145629_more_attempts',
  },
  {
    up: migration_20261128_223529_former_attendance.up,
    down: migration_20261128_223529_former_attendance.down,
    name: '20261128_223529_former_attendance',
  },
  {
    up: migration_20261130_032156_mails_again.up,
    down: migration_20261130_032156_mails_again.down,
    name: '20261130_032156_mails_again'
  },
];
