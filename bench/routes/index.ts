import { launchChromium, kib } from '../browser.ts'
import { startMall } from '../mall.ts'
import { printTable } from '../table.ts'

const routes = ['/', '/login', '/product/index', '/product/index?Keyword=%E6%89%93%E5%8D%B0%E7%BA%B8', '/help/detail/1']

/** What a first visit fetches, as the server sends it (brotli): JavaScript, CSS, and how many scripts. */
export const run = async (): Promise<void> => {
  await using mall = await startMall()
  const browser = await launchChromium()
  try {
    const rows = []
    for (const route of routes) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const types = new Map<string, string>()
      const bytes = { Script: 0, Stylesheet: 0 }
      let scripts = 0
      session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId)
        if (type !== 'Script' && type !== 'Stylesheet') return
        bytes[type] += encodedDataLength
        if (type === 'Script') scripts++
      })
      await session.send('Network.enable')
      await page.goto(mall.origin + route, { waitUntil: 'networkidle' })
      rows.push({ route: decodeURIComponent(route), 'JS KB': kib(bytes.Script), 'CSS KB': kib(bytes.Stylesheet), scripts })
      await context.close()
    }
    printTable(rows)
  } finally {
    await browser.close()
  }
}
