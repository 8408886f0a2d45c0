import { MallError } from '@mall/api'
import { viewLimits, type CustomerView } from '@mall/api/seller/contract'
import { openViewPage } from '@mall/app-kit/session/view-handover.ts'

/** Opens the mall in a page of its own as one person of a customer sees it. Nothing is asked for that no page could show. */
export const viewInPage = async (ask: () => Promise<CustomerView>, Person: string): Promise<void> => {
  const page = openViewPage()
  if (page === null) throw new MallError('business', '浏览器拦截了新窗口，请允许本站弹出窗口后重试')
  try {
    const { Token, User, Enterprise, Role } = await ask()
    page.give({ Token, User, Enterprise, Role, Person, LeftMs: viewLimits.minutes * 60_000 })
  } catch (failure) {
    page.giveUp()
    throw failure
  }
}
