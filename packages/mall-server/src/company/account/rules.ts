/** Wrong passwords before an account is locked (screens §1). */
export const maxLoginTries = 5
/** How long it stays locked, minutes. After the same time without a try the count starts again. */
export const lockMinutes = 15

export const wrongPasswordText = (tries: number): string => `账号或密码错误，还可尝试${maxLoginTries - tries}次`

export const wrongOldPasswordText = (tries: number): string => `密码错误，还可尝试${maxLoginTries - tries}次`

export const lockedText = (lockedUntil: Date, now: Date): string =>
  `账号已锁定，请${Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000))}分钟后重试`

export const disabledText = '账号已停用，请联系企业管理员'
