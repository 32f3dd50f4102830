import { agenticAiControls } from './agenticAiControls.js'
import { aiIncidentResponse } from './aiIncidentResponse.js'
import { aiLiteracyEssentials } from './aiLiteracyEssentials.js'
import { article50TransparencyClinic } from './article50TransparencyClinic.js'
import { boardOversightOfAi } from './boardOversightOfAi.js'
import { buyingAi } from './buyingAi.js'
import { comprendreLeReglementIa } from './comprendreLeReglementIa.js'
import { dpiaForAiSystems } from './dpiaForAiSystems.js'
import { euAiActInADay } from './euAiActInADay.js'
import { fundamentalRightsImpactAssessment } from './fundamentalRightsImpactAssessment.js'
import { hawkamatAlDhaka } from './hawkamatAlDhaka.js'
import { highRiskAiForDeployers } from './highRiskAiForDeployers.js'
import { iso42001Implementer } from './iso42001Implementer.js'
import { iso42001InternalAuditor } from './iso42001InternalAuditor.js'
import { modelInventoryWorkshop } from './modelInventoryWorkshop.js'
import { nistAiRmfInPractice } from './nistAiRmfInPractice.js'
import { owaspLlmTop10 } from './owaspLlmTop10.js'
import { redTeamingGenerativeAi } from './redTeamingGenerativeAi.js'
import type { SampleCourse } from './SampleCourse.js'

export type { SampleCourse } from './SampleCourse.js'

/** The catalogue of the demo; images/courses has a cover of the same slug for each course. */
export const sampleCourses: SampleCourse[] = [
  aiLiteracyEssentials,
  euAiActInADay,
  boardOversightOfAi,
  comprendreLeReglementIa,
  hawkamatAlDhaka,
  highRiskAiForDeployers,
  fundamentalRightsImpactAssessment,
  article50TransparencyClinic,
  dpiaForAiSystems,
  nistAiRmfInPractice,
  iso42001Implementer,
  buyingAi,
  modelInventoryWorkshop,
  owaspLlmTop10,
  aiIncidentResponse,
  iso42001InternalAuditor,
  redTeamingGenerativeAi,
  agenticAiControls,
]
