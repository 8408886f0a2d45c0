import { MallError } from '@mall/api'
import { viewCodeField } from '@mall/api/contract'
import type { CustomerView } from '@mall/api/seller/contract'

/** Posts the code to the window of this name: in its page it is in no address, and a page of another host takes it as well. */
const post = (target: string, { Address, Code }: CustomerView): void => {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: Address, target, hidden: true })
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: viewCodeField, value: Code }))
  document.body.append(form)
  form.submit()
  form.remove()
}

/**
 * Opens the mall in a window of its own as one person of a customer sees it. The window opens by the click, before the server is asked: otherwise the browser takes it for a pop-up. Nothing is asked
 * for that no window could show.
 */
export const viewInPage = async (ask: () => Promise<CustomerView>): Promise<void> => {
  const name = `view-${Date.now().toString(36)}`
  const opened = window.open('', name)
  if (opened === null) throw new MallError('business', '浏览器拦截了新窗口，请允许本站弹出窗口后重试')
  try {
    post(name, await ask())
  } catch (failure) {
    opened.close()
    throw failure
  }
}
