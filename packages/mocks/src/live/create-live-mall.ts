import type { LoginInfo } from '@mall/api/contract'
import type { PageMall } from '@mall/mall-server/page'
import { http, type HttpHandler } from 'msw'

/** What the mall answers, on any origin: its calls, its pictures, its uploads. */
const answered = /^https?:\/\/[^/]+\/(api|pictures|files)\//

/** The live mall, which `openMall` opens when it is first asked for. */
export const createLiveMall = (openMall: () => PageMall) => {
  let mall: PageMall | undefined
  let restored: Promise<void> = Promise.resolve()
  let captchaAnswer = 0
  /** Whether the database is as those who keep it have left it. */
  let isKept = false

  const open = (): PageMall => (mall ??= openMall())

  const reset = async (): Promise<void> => {
    const { restore } = open()
    restored = restored.then(restore)
    await restored
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await open().fetch(new Request(input, init))
    captchaAnswer = Number(response.headers.get('X-Captcha-Answer') ?? captchaAnswer)
    return response
  }

  return {
    reset,
    fetch,
    handlers: async (keeps: boolean): Promise<HttpHandler[]> => {
      if (!keeps || !isKept) await reset()
      isKept = keeps
      return [http.all(answered, ({ request }) => fetch(request))]
    },
    login: async (account: string): Promise<LoginInfo> => {
      await restored
      return open().login(account)
    },
    setTime: async (moment: Date): Promise<void> => {
      await restored
      await open().setNow(moment)
    },
    close: async (): Promise<void> => {
      const closed = mall
      mall = undefined
      isKept = false
      await closed?.close()
    },
    captchaAnswer: (): number => captchaAnswer,
  }
}
