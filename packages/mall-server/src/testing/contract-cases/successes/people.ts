import type { CallOutput } from '@mall/api/contract'
import { plain, type Successes } from '../define.ts'
import {
  accountChange, accountInput, confirmedFactor, departmentInput, factorAccount, factorLogin, groupFacts, loggedInAccount, madeAccount, madeDepartment, roleInput, startedFactor,
} from '../company-steps.ts'
import { passkeyAnswer, passkeyLogin, registeredPasskey } from '../passkey-steps.ts'
import {
  address, answeredMessage, chatted, contactCode, credential, get, need, otherSession, page, pastedTable, password,
  resetCode, savedAddress,
} from '../steps.ts'

/** The user, their colleagues and their notices. */
export const people = {
  'POST /api/Notice/Read': ['approver', plain({ All: true })],
  'POST /api/Notice/Count': ['buyer', plain({})],
  'POST /api/Notice/Settings': ['buyer', plain({})],
  'POST /api/Notice/SettingsSave': ['buyer', plain({ Kinds: [{ Kind: 'orderShipped', InMall: true, ByMail: false }] })],
  'GET /api/Notice/Stream': ['approver', plain(undefined)],
  'POST /api/DeepSeek/Chat': ['buyer', plain({ Text: '推荐几款中性笔' })],
  'POST /api/DeepSeek/SessionList': ['buyer', plain({})],
  'POST /api/DeepSeek/SessionRename': ['buyer', async (target) => ({ SessionId: (await chatted(target)).SessionId, Name: '中性笔' })],
  'POST /api/DeepSeek/SessionDelete': ['buyer', chatted],
  'POST /api/DeepSeek/MessageList': ['buyer', chatted],
  'POST /api/DeepSeek/Feedback': ['buyer', async (target) => ({ MessageId: await answeredMessage(target), Value: 'useful' })],
  'POST /api/Account/Login': [
    'visitor',
    async (target) => ({ Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target), ReturnUrl: '/shop/cart' }),
  ],
  'POST /api/Account/SwitchEnterprise': ['admin', plain({ EnterpriseId: 2 })],
  'POST /api/Account/Logout': ['buyer2', plain({})],
  'POST /api/Account/RefreshToken': [
    'visitor',
    async (target) => {
      const { RefreshToken, User } = await target.login('finance')
      return { RefreshToken, UserId: User.uid }
    },
  ],
  'GET /api/Account/LoginBySession': ['visitor', async (target) => ({ sessionKey: await target.sessionKey() })],
  'GET /api/Account/JumpOldLink': ['buyer', plain({ tag: 'home' })],
  'POST /api/Account/UnLock': ['visitor', async (target) => ({ CaptchaVerifyParam: await credential(target) })],
  'POST /api/Account/ResetCheck': [
    'visitor',
    async (target) => ({ Account: 'nobody-has-this-name', CaptchaVerifyParam: await credential(target) }),
  ],
  'POST /api/Account/ResetVerify': ['visitor', (target) => resetCode(target, 'approver')],
  'POST /api/Account/ResetPassword': [
    'visitor',
    async (target) => {
      const code = await resetCode(target, 'buyer2')
      await get(target, 'POST /api/Account/ResetVerify', code, 'visitor')
      return { Ticket: code.Ticket, Password: 'Contract!26' }
    },
  ],
  'POST /api/Account/ResetUnlock': [
    'visitor',
    async (target) => {
      const code = await resetCode(target, 'buyer2', 'unlock')
      await get(target, 'POST /api/Account/ResetVerify', code, 'visitor')
      return { Ticket: code.Ticket }
    },
  ],
  'POST /api/Account/SecondFactor': ['visitor', factorLogin],
  'POST /api/Account/SecondFactorState': ['buyer', plain({})],
  'POST /api/Account/SecondFactorStart': [
    'approver',
    async (target) => {
      await target.send('POST /api/Account/SecondFactorEnd', { Password: password }, 'approver')
      return { Password: password }
    },
  ],
  'POST /api/Account/SecondFactorConfirm': ['approver', startedFactor],
  'POST /api/Account/SecondFactorEnd': [
    'approver',
    async (target) => {
      await confirmedFactor(target)
      return { Password: password }
    },
  ],
  'POST /api/Account/SecondFactorReset': ['admin', factorAccount],
  'POST /api/Account/PasskeyList': ['finance', plain({})],
  'POST /api/Account/PasskeyRegisterOptions': ['finance', plain({ Password: password })],
  'POST /api/Account/PasskeyRegister': ['finance', passkeyAnswer],
  'POST /api/Account/PasskeyRename': ['finance', async (target) => ({ PasskeyId: (await registeredPasskey(target)).PasskeyId, Name: '家里的电脑' })],
  'POST /api/Account/PasskeyRemove': ['finance', async (target) => ({ PasskeyId: (await registeredPasskey(target)).PasskeyId, Password: password })],
  'POST /api/Account/PasskeyLoginOptions': ['visitor', plain({})],
  'POST /api/Account/PasskeyLogin': ['visitor', passkeyLogin],
  // It ends the sessions of an account that no other case uses.
  'POST /api/Account/ChangePassword': ['approver2', plain({ OldPassword: password, Password: 'Contract!26' })],
  'POST /api/Account/LoginByWeChatWork': ['visitor', plain({ Code: 'member-a', State: 'nonce' })],
  'POST /api/Account/BindWeChatWork': [
    'visitor',
    async (target) => {
      const response = await get(target, 'POST /api/Account/LoginByWeChatWork', { Code: 'member-b', State: 'nonce' }, 'visitor')
      if (response.Outcome !== 'unbound') throw new Error('The member is bound already')
      return { BindTicket: response.BindTicket, Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target) }
    },
  ],
  'POST /api/Account/GetUserMenuList': ['buyer', plain({})],
  'POST /api/Account/Profile': ['buyer', plain({})],
  'POST /api/Account/ProfileSave': ['other', plain({ Nickname: '远帆采购主管', Name: '林一舟', Avatar: null, Version: 1 })],
  'POST /api/Account/SendCode': ['admin', plain({ Contact: { Type: 'mobile', Value: '13900000001' }, Password: password })],
  'POST /api/Account/BindContact': ['finance', contactCode],
  'POST /api/Account/EndSession': ['admin', async (target) => ({ SessionId: await otherSession(target, 'admin') })],
  'POST /api/Account/EndOtherSessions': ['finance', plain({})],
  'POST /api/Address/Save': ['buyer', plain(address)],
  'POST /api/Address/Delete': ['buyer', savedAddress],
  'POST /api/Address/SetDefault': ['buyer', savedAddress],
  'POST /api/Address/Parse': ['buyer', plain({ Text: '张伟 13800138000 北京市海淀区中关村大街1号' })],
  'POST /api/Account/Detail': ['admin', plain({ UserId: 2 })],
  'POST /api/Account/Export': ['admin', plain({})],
  'POST /api/Account/Save': ['admin', () => Promise.resolve(accountInput())],
  'POST /api/Account/Enable': ['admin', async (target) => ({ ...(await accountChange(target)), Action: 'Disable' })],
  'POST /api/Account/Candidates': ['admin', plain({ UserId: 3, Keyword: '主管' })],
  'POST /api/Account/ResetPwd': ['admin', accountChange],
  'POST /api/Account/EndSessions': ['admin', loggedInAccount],
  'POST /api/Address/ImportCheck': ['buyer', () => Promise.resolve(pastedTable('收货人\t手机\t省\t市\t区\t详细地址\n前台\t13800138000\t浙江省\t杭州市\t西湖区\t文汀路1号\n\t1380\t\t\t\t鼓楼区中山北路28号'))],
  'POST /api/Address/Import': [
    'buyer',
    () => Promise.resolve({ Rows: [{ RowNo: 2, Cells: ['前台', '13800138000', '浙江省', '杭州市', '西湖区', `文汀路${crypto.randomUUID().slice(0, 8)}号`, ''] }], RequestId: crypto.randomUUID() }),
  ],
  'POST /api/Account/ImportCheck': ['admin', () => Promise.resolve(pastedTable('登录名\t姓名\t部门\t角色\nimported1\t导入者\t行政部\t采购员\nbuyer\t\t无\t采购员'))],
  'POST /api/Account/Import': [
    'admin',
    () => Promise.resolve({ Rows: [{ RowNo: 2, Cells: [`in${crypto.randomUUID().slice(0, 8)}`, '导入者', '', '', '行政部', '采购员', '5000'] }], RequestId: crypto.randomUUID() }),
  ],
  'POST /api/Account/Activate': [
    'visitor',
    async (target) => {
      const { Account, Initial } = await madeAccount(target)
      return { Account: Account.Account, InitialPassword: need(Initial ?? undefined, 'initial password').Password, Password: 'Mine&Ours26', CaptchaVerifyParam: await credential(target) }
    },
  ],
  'POST /api/Role/List': ['admin', plain(page)],
  'POST /api/Role/Detail': ['admin', plain({ RoleId: 3 })],
  'POST /api/Role/Save': ['admin', () => Promise.resolve(roleInput())],
  'POST /api/Role/Copy': ['admin', plain({ RoleId: 3 })],
  'POST /api/Role/Delete': [
    'admin',
    async (target) => {
      const { RoleId, Version } = await get(target, 'POST /api/Role/Save', roleInput(), 'admin')
      return { RoleId, Version }
    },
  ],
  'POST /api/Captcha/Challenge': ['visitor', plain({})],
  'POST /api/Captcha/Verify': [
    'visitor',
    async (target) => {
      const challenge = await target.send('POST /api/Captcha/Challenge', {}, 'visitor')
      const { Id } = challenge.body as CallOutput<'POST /api/Captcha/Challenge'>
      const X = Number(challenge.headers.get('X-Captcha-Answer'))
      return { Id, X, Track: [], Input: 'keyboard' }
    },
  ],
  'POST /api/Department/Tree': ['approver', plain({})],
  'POST /api/Department/Candidates': ['admin', plain({ Keyword: '主管' })],
  'POST /api/Department/Save': ['admin', async () => departmentInput()],
  'POST /api/Department/Move': [
    'admin',
    async (target) => {
      const { DepartmentId, Version } = await madeDepartment(target)
      return { DepartmentId, Version, ParentId: null, Index: 0 }
    },
  ],
  'POST /api/Group/Info': ['admin', plain({})],
  'POST /api/Group/Save': [
    'admin',
    async (target) => {
      const { Version } = await get(target, 'POST /api/Group/Info', {}, 'admin')
      return { Version, Group: groupFacts, Enterprises: [{ EnterpriseId: 1, AllowNonAgreed: false }] }
    },
  ],
  'POST /api/Department/Delete': ['admin', madeDepartment],
} satisfies Successes
