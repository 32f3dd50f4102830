import { staff } from '../../../platform/access.js'
import type { DashboardWidget } from '../../../admin/DashboardWidget.js'

/** The assistant's widgets on the admin dashboard. */
export const assistantWidgets: DashboardWidget[] = [
  {
    slug: 'questions',
    label: 'Questions to the assistant',
    Component: '/src/modules/assistant/admin/QuestionsWidget#QuestionsWidget',
    access: staff('editor'),
    width: 'medium',
    rank: 31,
  },
  {
    slug: 'answers',
    label: 'How the assistant answered',
    Component: '/src/modules/assistant/admin/AnswersWidget#AnswersWidget',
    access: staff('editor'),
    width: 'medium',
    rank: 40,
  },
]
