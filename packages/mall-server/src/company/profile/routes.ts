import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { bindContact, sendContactCode } from './contact.ts'
import { endOtherSessions, listLogins } from './login-log.ts'
import { profileOf, saveProfile } from './profile.ts'
import { resetCodeHeader } from '../account/reset-routes.ts'

export const profileRoutes = defineRoutes({
  'POST /api/Account/Profile': ({ caller, deps }) => profileOf(deps.db, caller),

  'POST /api/Account/ProfileSave': (context) => saveProfile(context, context.body),

  'POST /api/Account/SendCode': async (context) => {
    const { code, ...ticket } = await sendContactCode(context, context.body)
    if (context.deps.config.mallEnv === 'test') context.headers.set(resetCodeHeader, code)
    return ticket
  },

  'POST /api/Account/BindContact': async (context) => {
    await bindContact(context, context.body)
    return profileOf(context.deps.db, context.caller)
  },

  'POST /api/Account/LoginLog': ({ body, caller, deps }) => listLogins(deps.db, caller, body, deps.clock()),

  'POST /api/Account/EndSession': async ({ body, caller, deps }) => {
    const ended = await endOtherSessions(deps.db, caller, { only: body.SessionId }, deps.clock())
    if (ended === 0) throw new BusinessError('SESSION_NOT_FOUND', '会话不存在或已结束')
    return '会话已结束'
  },

  'POST /api/Account/EndOtherSessions': async ({ caller, deps }) => {
    const ended = await endOtherSessions(deps.db, caller, 'all', deps.clock())
    return ended === 0 ? '没有其他会话' : `已结束${ended}个其他会话`
  },
})
