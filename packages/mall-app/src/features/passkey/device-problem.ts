import { MallError } from '@mall/api'

const givenUp = '操作已取消或超时，请重试'
const unable = '此设备不能使用通行密钥，请先设置屏幕锁、指纹或面容'

/** What a browser means by its refusals (WebAuthn, §5.1.3 and §5.1.4). */
const words: Readonly<Partial<Record<string, string>>> = {
  NotAllowedError: givenUp,
  AbortError: givenUp,
  InvalidStateError: '此设备已添加过通行密钥',
  NotSupportedError: unable,
  ConstraintError: unable,
  SecurityError: '当前网址不能使用通行密钥，请从商城的正式网址打开',
}

/** What the device or its user refused, as the failure of a call: forms and the login show both in the same place. */
export const deviceProblem = (failure: unknown): MallError => new MallError('business', words[failure instanceof Error ? failure.name : ''] ?? '设备未能完成操作，请重试')
