import { Hono } from 'hono'
import { html } from 'hono/html'
import { yuanText } from '../../platform/money.ts'
import { notifyPath } from './notify.ts'
import type { FakeNotice, FakeProvider } from './fake-provider.ts'

/** What a person can have the provider do, in the words of its page. */
const tricks = {
  pay: '支付成功',
  refuse: '支付失败',
  late: '支付成功，暂不通知商城',
  deliver: '补发通知',
  twice: '支付成功，通知两次',
} as const

type Trick = keyof typeof tricks

const isTrick = (value: unknown): value is Trick => typeof value === 'string' && value in tricks

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="zh-CN">
    <head>
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title>
      <style>
        :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
        main { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
        button { display: block; width: 100%; margin: .5rem 0; padding: .6rem; font: inherit }
      </style>
    </head>
    <body><main><h1>${title}</h1>${content}</main></body>
  </html>`

/** The page of the fake provider, on which the payer chooses the outcome. It reaches the mall by its notices, as any provider does. */
export const fakePages = (provider: FakeProvider, deliver: (request: Request) => Promise<Response>) => {
  const pages = new Hono()
  const send = async (origin: string, { headers, body }: FakeNotice) => {
    await deliver(new Request(new URL(notifyPath, origin), { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }))
  }

  pages.get('/:id', async (context) => {
    const request = await provider.requestOf(context.req.param('id'))
    if (request === undefined) return context.html(page('没有这笔支付', html`<p>请回到商城重新发起支付。</p>`), 404)
    return context.html(page('模拟支付平台', html`
      <p>演示用，不会产生真实扣款。</p>
      <p>订单 ${request.orderNo}<br />应付 ${yuanText(request.amountFen)}</p>
      <form method="post">${Object.entries(tricks).map(([trick, words]) => html`<button name="trick" value="${trick}">${words}</button>`)}</form>
      <p><a href="${request.returnTo}">返回商城</a></p>`))
  })

  pages.post('/:id', async (context) => {
    const id = context.req.param('id')
    const request = await provider.requestOf(id)
    const { trick } = await context.req.parseBody()
    if (request === undefined || !isTrick(trick)) return context.text('没有这笔支付', 404)
    if (trick !== 'deliver') await provider.decide(id, trick === 'refuse' ? 'refused' : 'paid')
    if (trick !== 'late' && (await provider.query(id)) !== null) {
      await send(context.req.url, await provider.noticeOf(id))
      if (trick === 'twice') await send(context.req.url, await provider.noticeOf(id))
    }
    return context.redirect(request.returnTo, 303)
  })
  return pages
}
