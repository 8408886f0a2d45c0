import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

/** A day of Shanghai, so many days ago. */
const day = (ago: number): string => new Date(Date.now() + (8 - 24 * ago) * 3_600_000).toISOString().slice(0, 10)

test('a report narrows from a department to a person to the lines, keeps its filters in the address, and exports them', holds('§2.route.management'), async ({ enter }) => {
  const { page } = await enter(newAccount('finance'))
  // To yesterday: what other tests buy in the meantime is not in it.
  const yesterday = day(1)
  await page.goto(`/userCenter/report/department?Begin=${day(90)}&End=${yesterday}`)
  // By its name: the rows of the report before stay until those of the next one have come.
  const rowsOf = (report: string) => page.getByRole('table', { name: `${report}列表` }).getByRole('row')
  const card = (label: string) => page.locator('[data-part="stat-card"]').filter({ hasText: label })

  await test.step('a department leads to its people', async () => {
    await rowsOf('部门报表').getByRole('link').first().click()
    await expect(page).toHaveURL(/report\/purchaser\?.*Dept=\d+/)
    await expect(page.getByText('采购人报表', { exact: true }).first()).toBeVisible()
  })

  await test.step('a person leads to the lines of as many orders', async () => {
    const person = rowsOf('采购人报表').filter({ has: page.getByRole('link') }).first()
    const count = await person.getByRole('cell').nth(1).textContent()
    await person.getByRole('link').click()
    await expect(page).toHaveURL(/report\/orderDetail\?.*Dept=\d+.*User=\d+|report\/orderDetail\?.*User=\d+.*Dept=\d+/)
    await expect(card('订单数')).toContainText(`${count} 单`)
    expect(new URL(page.url()).searchParams.get('End')).toBe(yesterday)
  })

  await test.step('the period has its limit, in words', async () => {
    const address = new URL(page.url())
    address.searchParams.set('Begin', '2020-01-01')
    address.searchParams.set('End', '2026-01-01')
    await page.goto(address.href)
    await expect(page.getByRole('main').getByText('时间跨度不能超过24个月')).toBeVisible()
    await page.goBack()
  })

  await test.step('the file is of what is shown', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()])
    expect(download.suggestedFilename()).toMatch(/订单明细.*\.xlsx$/)
  })
})
