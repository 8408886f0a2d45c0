import { aChallenge } from '../testing/slide-challenge.ts'
import type { Guide } from '../testing/guide.ts'
import { SlideCaptcha } from './SlideCaptcha.tsx'

const load = async () => aChallenge()
const verify = async ({ x }: { readonly x: number }) => (Math.abs(x - 176) <= 5 ? { credential: 'guide' } : null)
const failing = () => Promise.reject(new Error('503'))
const pass = () => {}

export const guide: Guide = {
  lead: '拖一块拼图来证明是人：取题与验题都由页面给，所以自家的验证码和第三方的都能接。',
  use: [
    '被猜、被刷就会受损的一步之前：登录、注册、发短信验证码、找回密码。',
    '服务器答 429 之后：通过一次验证，原来的请求接着走，人不必重来。',
    '自家的验证码用 `@mall/api` 的 `challengeFrom` 取得两个调用。',
  ],
  avoid: [
    '已登录的人做平常的操作：加入购物车、提交订单都不该被拦一道，限流是服务器的事。',
    '防止按钮被按两次：用 `Button` 的 `loading`。',
    '危险操作要人想一想：用 `ConfirmDialog`，拼图证明不了他想清楚了。',
  ],
  pairs: [
    {
      good: {
        shows: <SlideCaptcha loadChallenge={load} verify={verify} onPass={pass} alternative={{ label: '改用短信验证', onSelect: pass }} />,
        because: '给 `alternative`：看不清图、拖不动鼠标的人也有路走；方向键与 ‹ › 同样能移动。',
      },
      bad: {
        shows: <SlideCaptcha loadChallenge={load} verify={verify} onPass={pass} />,
        because: '只有拼图一条路：看不见图的人到这里就登录不了。',
      },
    },
    {
      good: {
        shows: <SlideCaptcha loadChallenge={failing} verify={verify} onPass={pass} />,
        because: '取题或验题失败时抛出错误：它说服务暂不可用、可以重试，这一次不算答错。',
      },
      bad: {
        shows: <SlideCaptcha loadChallenge={load} verify={async () => null} onPass={pass} messages={{ rejected: '验证码错误' }} />,
        because: '网络断了也让 `verify` 返回 `null`：拼对了仍说错，错满几次还会被锁。',
      },
    },
  ],
  maturity: 'stable',
}
