import * as z from 'zod/mini'
import { anyone, managing, viewing } from './access.ts'
import { accountLimits } from './account-limits.ts'
import { loginInfo } from './account.ts'
import { captchaCredential } from './captcha.ts'
import { id, instant, mobile, money, moneyMax, pageOf, requestId, requiredText, rowResult, sorting, statusCounts, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { tableRules } from './file-rules.ts'
import { importedRows, importSheet } from './import.ts'
import { accountActions, accountStatus } from './lifecycles/account.ts'

/** How long an initial password is valid before the user must have replaced it, days. */
export const initialPasswordDays = 7

/** 登录名: never a mobile number or an email, since those are logins too. */
export const accountNamePattern = /^(?!1\d{10}$)[a-z0-9][a-z0-9._-]{1,29}$/

/** What can be done on the list itself. */
export const accountListActions = ['Create', 'Import'] as const

const status = z.literal(Object.values(accountStatus))
const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const accountName = z.string().check(z.trim(), z.toLowerCase(), z.regex(accountNamePattern))
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100), z.email())
const singleLimit = z.nullable(money.check(z.nonnegative(), z.maximum(moneyMax)))

const accountRole = z.object({ RoleId: field(id, 'The role.'), Name: field(z.string(), 'Name of the role.') })

export const accountSummary = named(
  'AccountSummary',
  'An account as a member of the user’s company.',
  z.object({
    UserId: field(id, 'The account.'),
    Account: field(z.string(), '登录名.'),
    Name: field(z.string(), '姓名; 昵称 as long as nobody said it.'),
    Mobile: field(z.nullable(z.string()), '手机; null for none.'),
    Email: field(z.nullable(z.string()), '邮箱; null for none.'),
    DepartmentId: field(id, 'The department.'),
    DepartmentName: field(z.string(), 'Name of the department.'),
    Roles: field(z.array(accountRole), 'The roles in this company.'),
    SingleLimit: field(singleLimit, '单笔限额: above it an order needs approval; null for none.'),
    Status: field(status, '1 未激活 2 正常 3 停用 4 锁定.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    LockedUntil: field(z.nullable(instant), 'When 锁定 ends by itself; null when it is not locked.'),
    InitialPasswordUntil: field(z.nullable(instant), 'Until when the initial password can be exchanged; null without one.'),
    LastLoginTime: field(z.nullable(instant), '最近登录 to this company; null for never.'),
    OpenApprovals: field(count, 'Approvals that wait for the account, or will: they are handed over before it is disabled.'),
    ReadOnlyReason: field(z.nullable(z.string()), 'Why the user may not manage this account, as shown; null when they may.'),
    AllowActions: field(z.array(z.literal(accountActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const accountFilters = {
  Keyword: field(z.optional(text(50)), 'Part of the account name, the name, the mobile number or the email.'),
  DepartmentId: field(z.optional(id), 'Only this department and those below it.'),
  RoleId: field(z.optional(id), 'Only accounts with this role.'),
  Status: field(z.optional(status), 'Only accounts in this status.'),
}

export const accountListRequest = named(
  'AccountListRequest',
  'Filters, sorting and page of the list of accounts.',
  z.object({
    ...accountFilters,
    ...sorting(['Account', 'LastLoginTime']),
  }),
)

export const accountList = named(
  'AccountList',
  'A page of accounts.',
  z.object({
    ...pageOf(accountSummary).shape,
    StatusCounts: statusCounts(status, 'Accounts per status under the same filters: the counts of the tabs.'),
    AllowActions: field(z.array(z.literal(accountListActions)), 'What the user may do here.'),
  }),
)

export const initialPassword = named(
  'InitialPassword',
  'A password that the user replaces at the first login. It is returned once and stored nowhere.',
  z.object({ Password: field(z.string(), 'The password.'), ValidUntil: field(instant, 'Until when it can be exchanged.') }),
)

export const savedAccount = named(
  'SavedAccount',
  'An account as it is now.',
  z.object({ Account: field(accountSummary, 'The account.'), Initial: field(z.nullable(initialPassword), 'Its initial password, when it is new; else null.') }),
)

/** The rules of a form, which are those of the call without its `RequestId`. */
export const accountValues = z
  .object({
    UserId: field(z.optional(id), 'The account; absent for a new one.'),
    Account: field(z.optional(accountName), '登录名 of a new account: 2–30 letters, digits and . _ -; it stays as it is.'),
    Name: field(requiredText(accountLimits.name), '姓名: how colleagues see the user, on orders and approvals.'),
    Mobile: field(z.optional(z.nullable(mobile)), '手机, of one account alone; null for none, absent to leave it as it is.'),
    Email: field(z.optional(z.nullable(email)), '邮箱, of one account alone; null for none, absent to leave it as it is.'),
    DepartmentId: field(id, 'A department of the company within the scope of the user.'),
    RoleIds: field(z.array(id).check(z.minLength(1), z.maxLength(accountLimits.roles)), 'Its roles; none may hold what the user does not have.'),
    SingleLimit: field(singleLimit, '单笔限额; null for none.'),
    Version: field(z.optional(version), 'Needed with `UserId`.'),
  })
  .check(
    z.refine(({ UserId, Version }) => UserId === undefined || Version !== undefined, { path: ['Version'] }),
    z.refine(({ UserId, Account }) => UserId !== undefined || Account !== undefined, { path: ['Account'] }),
  )

export const accountInput = z.safeExtend(accountValues, { RequestId: requestId })

const accountCandidate = named(
  'AccountCandidate',
  'A colleague who may approve.',
  z.object({
    UserId: field(id, 'The user.'),
    UserName: field(z.string(), 'Name of the user.'),
    DepartmentName: field(z.string(), 'Name of the user’s department.'),
  }),
)

export const accountImport = named(
  'AccountImport',
  'What became of the rows.',
  z.object({
    Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.'),
    Created: field(
      z.array(z.object({ RowNo: field(z.int(), 'Row.'), Account: field(z.string(), '登录名.'), Name: field(z.string(), '姓名.'), ...initialPassword.shape })),
      'The new accounts with their initial passwords.',
    ),
  }),
)

const target = { UserId: field(id, 'The account.'), Version: version }

export const accountManagementCalls = defineCalls({
  'POST /api/Account/List': {
    summary: 'Returns a page of the accounts of the company, filtered and sorted.',
    description: 'Those within the data scope of the user’s roles.',
    access: viewing('account'),
    scope: 'roleInEnterprise',
    body: accountListRequest,
    response: accountList,
  },
  'POST /api/Account/Detail': {
    summary: 'Returns one account of the company, as it is now.',
    access: viewing('account'),
    scope: 'roleInEnterprise',
    body: z.object({ UserId: target.UserId }),
    response: accountSummary,
  },
  'POST /api/Account/Export': {
    summary: 'Saves the accounts that match the filters as an .xlsx file, without passwords.',
    access: viewing('account'),
    scope: 'roleInEnterprise',
    mode: 'download',
    body: z.object(accountFilters),
    response: z.unknown(),
  },
  'POST /api/Account/Save': {
    summary: 'Makes an account with an initial password, or changes the one with `UserId` from its next call on.',
    description: 'Nobody manages their own account, or one that holds more than they have. An account that works for several companies is managed by its group.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: accountInput,
    response: savedAccount,
  },
  'POST /api/Account/Enable': {
    summary: 'Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once.',
    description: 'Approvals that wait for it are handed over first, all to one colleague, or nothing is done.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({
      ...target,
      Action: field(z.literal(['Enable', 'Disable', 'Unlock']), '启用, 停用 or 解锁.'),
      HandOverTo: field(z.optional(id), 'To disable: the colleague who decides in its place, see `Account/Candidates`.'),
      RequestId: requestId,
    }),
    response: accountSummary,
  },
  'POST /api/Account/Candidates': {
    summary: 'Finds colleagues to whom the approvals of an account can be handed over, at most 20.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({ UserId: target.UserId, Keyword: field(z.optional(text(50)), 'Part of a name or of the name of a department.') }),
    response: z.object({ Items: field(z.array(accountCandidate), 'The users, by department and name.') }),
  },
  'POST /api/Account/ResetPwd': {
    summary: 'Gives an account an initial password in place of its own, and ends its sessions.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({ ...target, RequestId: requestId }),
    response: savedAccount,
  },
  'POST /api/Account/EndSessions': {
    summary: 'Ends all sessions of an account, on every device; its password stays.',
    description: 'Possible while it is logged in somewhere, as `AllowActions` says. What is logged in after that stays.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({ ...target, RequestId: requestId }),
    response: accountSummary,
  },
  'POST /api/Account/SecondFactorReset': {
    summary: 'Switches the second factor of an account off and removes its passkeys, for a user who lost theirs.',
    description: 'Their password alone logs in then, so make sure who asks. The user gets a mail.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({ ...target, RequestId: requestId }),
    response: accountSummary,
  },
  'POST /api/Account/ImportCheck': {
    summary: 'Reads accounts from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing.',
    description: 'The first row may name the columns; else they are 登录名 姓名 手机 邮箱 部门 角色 单笔限额. A department is its path, such as 行政部/前台; roles are separated by 、. At most 10,000 rows.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/Account/Import': {
    summary: 'Makes an account of each row that can be one; the others return why not.',
    description: 'Rows as `Account/ImportCheck` returned them, at most 500 at a time. Existing accounts stay as they are.',
    access: managing('account'),
    scope: 'roleInEnterprise',
    body: z.object({
      Rows: importedRows(accountLimits.importedRows),
      RequestId: requestId,
    }),
    response: accountImport,
  },
  'POST /api/Account/Activate': {
    summary: 'Replaces an initial password with the user’s own and logs in.',
    description: 'What `Account/Login` asks for with `ACTIVATION_REQUIRED`. Save the login with `session.set`.',
    access: anyone,
    scope: 'none',
    body: z.object({
      Account: field(requiredText(50), 'Account name, mobile number or email.'),
      InitialPassword: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The initial password.'),
      Password: field(z.string().check(z.minLength(1), z.maxLength(128)), 'The own password.'),
      CaptchaVerifyParam: field(captchaCredential, 'The credential of a solved captcha.'),
    }),
    response: loginInfo,
  },
})

export type {
  AccountCandidate, AccountImport, AccountList, AccountListRequest, AccountSummary, InitialPassword, SavedAccount,
} from '../resources/generated/shapes.ts'
