import type { Page } from '@playwright/test'
import { pdfPages } from '../../packages/mall-server/src/testing/pdf-text.ts'

/** What the printer gets of a page: the words of each sheet, without spaces, which a PDF places by position. */
export const printed = async (page: Page): Promise<readonly string[]> => {
  const sheets = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  return sheets.map((words) => words.replaceAll(/\s/g, ''))
}

/** Words of the mall around a paper, which are not part of it. */
export const wordsAround = ['我的工作台', '订单审批', '意向商品询价', '报表中心', '发票中心', '搜订单号', '刷新物流', '复制', '更多', '共享', '退出'] as const
