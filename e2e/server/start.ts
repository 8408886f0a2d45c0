// Starts the mall for the flows: the server as it is, on a database that also has the accounts of the tests, and a seller
// beside it that does what a test asks for. What the mall mails is kept for the tests.
import { readEnvironment } from '../../packages/mall-server/src/hosts/environment.ts'
import { runAdmin } from '../../packages/mall-server/src/hosts/node/admin.ts'
import { startMall } from '../../packages/mall-server/src/hosts/node/start-mall.ts'
import { createSeller } from '../../packages/mall-server/src/testing/seller.ts'
import { sellerPortOf } from '../site/ports.ts'
import { firstAdministrator, firstSeller } from './account-kinds.ts'
import { auditFlows } from './audit.ts'
import { fillDemo } from './fill-demo.ts'
import { openMailBox } from './mail-box.ts'
import { serveSeller } from './serve-seller.ts'

const mailBox = await openMailBox()
const environment = readEnvironment({ ...process.env, SMTP_URL: mailBox.url, MAIL_FROM: 'mall@mall.example' })
const { DATA_DIR, SEED, PORT } = environment

if (SEED === 'demo') await fillDemo(environment)
// As an operator does it: the flows read the initial passwords from the same output.
else process.stdout.write(`${await runAdmin(environment, DATA_DIR, ['create', ...firstAdministrator])}\n`)
process.stdout.write(`${await runAdmin(environment, DATA_DIR, ['create-seller', ...firstSeller])}\n`)
const { deps } = await startMall(environment, DATA_DIR)
serveSeller(createSeller(deps), mailBox, () => auditFlows(deps.db), sellerPortOf(PORT))
