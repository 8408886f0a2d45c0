import { createMall, formatYuan, isMallError, logout } from '@mall/api'
import { askCaptcha } from './captcha.ts'
import { find, say, textOf } from './elements.ts'

const mall = createMall({
  onError: (error) => say(error.message),
  onSessionLost: () => say('请重新登录'),
  onBusyChange: (isBusy) => document.body.toggleAttribute('aria-busy', isBusy),
  verify: (_info, { signal }) => askCaptcha(mall, signal),
})

/** Shows the current user; also called when another tab logs in or out. */
const showUser = (): void => {
  const state = mall.session.get()
  find('#who', HTMLElement).textContent = state ? `您好，${state.User.nname}` : ''
  find('#login', HTMLFormElement).hidden = state !== null
  find('#work', HTMLElement).hidden = state === null
  find('#logout', HTMLButtonElement).hidden = state === null
}

/** A `MallError` was already shown by `onError`; any other error is a bug of this page. */
const run = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isMallError(error)) throw error
  }
}

const onSubmit = (selector: string, work: (form: HTMLFormElement) => Promise<void>): void => {
  const form = find(selector, HTMLFormElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(() => work(form))
  })
}

onSubmit('#login', async (form) => {
  const CaptchaVerifyParam = await askCaptcha(mall)
  if (CaptchaVerifyParam === null) return
  const login = await mall.account.login({ Account: textOf(form, 'account'), Password: textOf(form, 'password'), CaptchaVerifyParam })
  mall.session.set(login)
  say('登录成功')
})

onSubmit('#search', async (form) => {
  const Keyword = textOf(form, 'keyword')
  if (Keyword === '') return say('请输入搜索关键词')
  const { Items, total } = await mall.product.list({ Keyword, PageIndex: 1, PageSize: 10 })
  const rows = Items.map(({ CustomerProductName, CustomerPrice, MarketPrice, Unit }) => {
    const row = document.createElement('li')
    row.textContent = `${CustomerProductName} ${formatYuan(CustomerPrice ?? MarketPrice)} / ${Unit}`
    return row
  })
  find('#found', HTMLElement).replaceChildren(...rows)
  return say(`共 ${total} 件商品`)
})

onSubmit('#upload', async (form) => {
  const file = new FormData(form).get('file')
  if (!(file instanceof File)) return
  const progress = find('#progress', HTMLProgressElement)
  progress.hidden = false
  const { Name } = await mall.upload(file, {
    rules: { allowedTypes: ['image/*', 'application/pdf'], maxSizeMB: 10 },
    onProgress: (sent, total) => {
      progress.value = sent / total
    },
  }).finally(() => {
    progress.hidden = true
  })
  say(`已上传 ${Name}`)
})

find('#download', HTMLButtonElement).addEventListener('click', () => {
  void run(async () => {
    const { name } = await mall.order.export()
    say(`已下载 ${name}`)
  })
})

find('#logout', HTMLButtonElement).addEventListener('click', () => {
  void run(() => logout(mall))
})

mall.session.subscribe(showUser)
showUser()
