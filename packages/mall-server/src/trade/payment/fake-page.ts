import { orderSumNames } from '@mall/api/contract'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { yuanText } from '../../platform/money.ts'
import { notifyPath } from './notify.ts'
import type { FakeNotice, FakeProvider } from './fake-provider.ts'

interface Trick {
  /** The button. */
  readonly words: string
  /** What follows from it, beside the button. */
  readonly effect: string
}

/** What a person can have the provider do: the two of any provider, then what goes wrong between it and a mall. */
const tricks = {
  pay: { words: '支付成功', effect: '平台收到款项，立即通知商城' },
  refuse: { words: '支付失败', effect: '平台未收到款项，订单仍可重新支付' },
  late: { words: '支付成功，暂不通知商城', effect: '商城继续等待支付结果' },
  deliver: { words: '补发通知', effect: '把已有的结果再告诉商城' },
  twice: { words: '支付成功，通知两次', effect: '商城只入账一次' },
} as const satisfies Readonly<Record<string, Trick>>

type TrickName = keyof typeof tricks

const isTrick = (value: unknown): value is TrickName => typeof value === 'string' && value in tricks

const usual: readonly TrickName[] = ['pay', 'refuse']

/** A page of another company: none of the mall's style, but as legible in both schemes. */
const style = html`
  :root { color-scheme: light dark; --paper: #fff; --desk: #eef1f4; --ink: #1c1f22; --quiet: #4a5056; --rule: #d5dade; --act: #175e7a; --on-act: #fff;
    font: 14px/22px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
  @media (prefers-color-scheme: dark) { :root { --paper: #1c2226; --desk: #14181b; --ink: #e9ecee; --quiet: #b3bac0; --rule: #3a434a; --act: #6fb9d6; --on-act: #0b1b22 } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 16px; background: var(--desk); color: var(--ink) }
  main { max-width: 480px; margin: 24px auto; border: 1px solid var(--rule); border-radius: 8px; background: var(--paper) }
  main > * { padding: 16px 24px; border-bottom: 1px solid var(--rule) }
  main > :last-child { border-bottom: 0 }
  h1 { margin: 0; font-size: 20px; line-height: 28px }
  h2 { margin: 0 0 8px; font-size: 14px; line-height: 22px }
  p { margin: 0; color: var(--quiet) }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 }
  dt { color: var(--quiet) }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
  dd[data-amount] { font-size: 24px; font-weight: 600; line-height: 32px }
  ul { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none }
  li { display: grid; grid-template-columns: 200px 1fr; gap: 4px 16px; align-items: center }
  li small { color: var(--quiet); font-size: 12px; line-height: 20px }
  button { min-height: 40px; padding: 0 12px; border: 1px solid var(--quiet); border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer }
  button[data-main] { border-color: var(--act); background: var(--act); color: var(--on-act); font-weight: 600 }
  button:focus-visible, a:focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
  a { color: var(--act) }
  @media (width < 480px) { li { grid-template-columns: 1fr } }`

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="zh-CN">
    <head>
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>
      <style>${style}</style>
    </head>
    <body><main><header><h1>${title}</h1><p>演示用，不会产生真实扣款。</p></header>${content}</main></body>
  </html>`

const choices = (names: readonly TrickName[]) => html`<ul>${names.map((name) => html`
  <li><button name="trick" value="${name}" aria-describedby="${name}"${name === 'pay' ? html` data-main` : ''}>${tricks[name].words}</button><small id="${name}">${tricks[name].effect}</small></li>`)}</ul>`

const outcomes = { paid: '已支付', refused: '上次支付未成功' } as const

/** The page of the fake provider, on which the payer chooses the outcome. It reaches the mall by its notices, as any provider does. */
export const fakePages = (provider: FakeProvider, deliver: (request: Request) => Promise<Response>) => {
  const pages = new Hono()
  const send = async (origin: string, { headers, body }: FakeNotice) => {
    await deliver(new Request(new URL(notifyPath, origin), { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }))
  }

  pages.get('/:id', async (context) => {
    const request = await provider.requestOf(context.req.param('id'))
    if (request === undefined) return context.html(page('没有这笔支付', html`<p>请回到商城重新发起支付。<a href="/">返回商城</a></p>`), 404)
    const word = await provider.query(request.paymentId)
    const rest = (Object.keys(tricks) as TrickName[]).filter((name) => !usual.includes(name))
    return context.html(page('模拟支付平台', html`
      <dl>
        <dt>订单</dt><dd>${request.orderNo}</dd>
        <dt>状态</dt><dd>${word === null ? '等待付款' : outcomes[word.outcome]}</dd>
        <dt>${orderSumNames.payable}</dt><dd data-amount>${yuanText(request.amountFen)}</dd>
      </dl>
      <form method="post">${choices(usual)}</form>
      <form method="post"><h2>演示支付平台的异常</h2>${choices(rest)}</form>
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
