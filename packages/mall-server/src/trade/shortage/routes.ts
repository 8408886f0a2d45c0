import { defineRoutes } from '../../platform/http/define-routes.ts'
import { answerShortage } from './answer.ts'

export const shortageRoutes = defineRoutes({
  'POST /api/Order/AnswerShortage': (context) => answerShortage(context, context.body),
})
