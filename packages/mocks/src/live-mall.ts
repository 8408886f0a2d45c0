import type { LoginInfo } from '@mall/api/contract'
import { openPageMall } from '@mall/mall-server/page'
import type { HttpHandler } from 'msw'
import { snapshotUrl } from 'virtual:mall-snapshot'
import { createLiveMall } from './live/create-live-mall.ts'
import { storyTime } from './story-time.ts'

const live = createLiveMall(() => openPageMall({ snapshotUrl, now: storyTime }))

/** How the live mall is found. */
export interface LiveMallOptions {
  /** Finds the mall as it was left by those who keep it too, if nobody else was there since. */
  readonly keeps?: boolean
}

/**
 * The mall itself, in a worker of the page, or in the process where there is none: everything is answered by the server of the mall on
 * the small demo data. One for the page, opened when it is first asked for and put back as it was each time this is called. Resolves
 * when that is done, so that no time limit of a story counts it.
 */
export const liveMall = ({ keeps = false }: LiveMallOptions = {}): Promise<HttpHandler[]> => live.handlers(keeps)

/** Responds to a request without handlers: `createMall({ fetch: liveFetch })`. */
export const liveFetch: typeof fetch = (input, init) => live.fetch(input, init)

/** Puts the live mall back as it was first, its clock too, and everybody's session with it. */
export const resetLiveMall = (): Promise<void> => live.reset()

/** A session in the live mall, by the name of a demo account. Throws for an account that the demo data has not. */
export const liveLogin = (account: string): Promise<LoginInfo> => live.login(account)

/** Sets the clock of the live mall, which stands at `storyTime` until then and after a reset. */
export const setLiveTime = (moment: Date): Promise<void> => live.setTime(moment)

/** Ends the live mall, which keeps a process alive until then; whoever asks for it again gets it as it was first. */
export const closeLiveMall = (): Promise<void> => live.close()

/** Where the piece of the last captcha belongs, px of its own pictures: the server says so where it is tried out. */
export const liveCaptchaAnswer = (): number => live.captchaAnswer()
