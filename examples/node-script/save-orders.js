// Saves the orders of a user as a file: `node save-orders.js`. What it needs from the environment is in the README.
import { writeFile } from 'node:fs/promises'
import { createMall, createMemoryStorage, createSession, formatYuan, isMallError, loginBySessionKey, logout } from '@mall/api'

const { MALL = 'http://127.0.0.1:5100', SESSION_KEY = '' } = process.env
const mall = createMall({ baseUrl: MALL, session: createSession({ storage: createMemoryStorage() }) })

try {
  // A program cannot slide a captcha: it logs in by a key that the mall's partner signs.
  const { User } = await loginBySessionKey(mall, { sessionKey: SESSION_KEY })
  const { Items, total } = await mall.order.list({ PageIndex: 1, PageSize: 10 })
  console.log(`${User.nname}: ${total} orders`)
  for (const { OrderNo, OrderTime, PayableAmount, StatusName } of Items) console.log(OrderNo, OrderTime, formatYuan(PayableAmount), StatusName)

  // The name never holds a path, whatever the server sends.
  const { name, bytes } = await mall.order.export()
  await writeFile(name, bytes)
  console.log(`Saved ${name}`)
  await logout(mall)
} catch (error) {
  if (!isMallError(error)) throw error
  console.error(error.message, error.code ?? error.kind, error.requestId ?? '')
  process.exitCode = 1
}
