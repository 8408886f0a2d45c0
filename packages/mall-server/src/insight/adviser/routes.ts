import { defineRoutes } from '../../platform/http/define-routes.ts'
import { adviserFor, openChat } from './chat.ts'
import { messagesToWire } from './messages.ts'
import { deleteSession, listSessions, messagesOf, rateAnswer, renameSession, sessionOf, sessionToWire } from './store.ts'
import { createToolbox } from './tools.ts'

export const deepSeekRoutes = defineRoutes({
  'POST /api/DeepSeek/Chat': ({ body, caller, deps }) => openChat(caller, body, deps),

  'POST /api/DeepSeek/SessionList': async ({ caller, deps }) => ({ Sessions: (await listSessions(deps.db, caller)).map(sessionToWire), Adviser: adviserFor(caller, deps).name }),

  'POST /api/DeepSeek/SessionRename': async ({ body, caller, deps }) => sessionToWire(await renameSession(deps.db, caller, body.SessionId, body.Name)),

  'POST /api/DeepSeek/SessionDelete': async ({ body, caller, deps }) => {
    await deleteSession(deps.db, caller, body.SessionId)
    return '会话已删除'
  },

  'POST /api/DeepSeek/MessageList': async ({ body, caller, deps }) => {
    const session = await sessionOf(deps.db, caller, body.SessionId)
    return { Session: sessionToWire(session), Messages: await messagesToWire(await messagesOf(deps.db, session.id), createToolbox(caller, deps)) }
  },

  'POST /api/DeepSeek/Feedback': async ({ body, caller, deps }) => {
    await rateAnswer(deps.db, caller, body.MessageId, body.Value === null ? null : body.Value === 'useful')
    return body.Value === null ? '已取消评价' : '感谢反馈'
  },
})
