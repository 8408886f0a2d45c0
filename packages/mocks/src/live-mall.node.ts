import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openMallInProcess } from '@mall/mall-server/page/in-process'
import { snapshotUrl } from 'virtual:mall-snapshot'
import type * as inPage from './live-mall.ts'
import { createLiveMall } from './live/create-live-mall.ts'
import { storyTime } from './story-time.ts'

const readSnapshot = async () => new Uint8Array(await readFile(fileURLToPath(snapshotUrl)))
const live = createLiveMall(() => openMallInProcess(readSnapshot, storyTime))

// What `live-mall.ts` has, and describes, where there is no page.
export const liveMall: typeof inPage.liveMall = (options) => live.handlers(options?.keeps ?? false)
export const { fetch: liveFetch, reset: resetLiveMall, login: liveLogin, setTime: setLiveTime, close: closeLiveMall, captchaAnswer: liveCaptchaAnswer } = live
