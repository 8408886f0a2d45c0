import { leftOpen, line, type SpecLine } from './line.ts'

const both = 'mocks/src/contract.test › is answered by the mocks and by the server'
const suite = 'mall-suite › '

/** Calls. */
export const section7: readonly SpecLine[] = [
  line('§7.bearer', 'All calls carry the token, and only to the mall', 'client.test › has its method', 'client.test › gives no token to'),
  line('§7.timeout', 'They may take 60 s', 'client.test › a call may take 60 s'),
  line('§7.success', 'MsgHeader.Success is true: MsgBody is the answer; otherwise it is a failure', 'faults.test › each call of', 'client.test › errors'),
  line('§7.hot-keywords', 'Product/SupposeCategory: three months back to now, TopN 8', both, 'login.test › the period of hot keywords', 'hot.test › days are', `${suite}a visitor sees keywords`),
  line('§7.search', 'Product/Search: suggestions for a key', both, 'search-calls.test › suggests at most ten', `${suite}a visitor sees keywords`),
  line('§7.image-search', 'Product/ImageSearch: multipart, field files', both, 'client/files.test › sends one picture', `${suite}files: upload`),
  line('§7.customer-categories', 'Category/GetCustomerCategories: cached half an hour for each user', both, 'category-cache.test › keeps a customer’s tree', `${suite}a customer sees categories`),
  line('§7.categories', 'Category/MallCategories: the public tree', both, 'category-cache.test › asks once for the public tree', `${suite}a visitor sees keywords`),
  line('§7.menu', 'Account/GetUserMenuList: menu codes', both, 'role/store.test › menu codes', `${suite}a customer sees categories`),
  line('§7.you-like', 'ShoppingCart/YouLike/订单/6: six recommended products', both, 'shopping-cart.test › 为你推荐 shows six', 'app.test › are found by their encoded address', 'layouts.spec › user centre: the menu'),
  line('§7.refresh', 'Account/RefreshToken: RefreshToken and UserId for a new pair', both, 'account/session.test › a refresh token', `${suite}twenty calls on a dead token`),
  line('§7.group', 'ManageService/EnterpriseGroupSet: CustomerLogo', both, `${suite}a customer sees categories`),
  line('§7.cart-count', 'ShoppingCart/Count', both, 'shopping-cart.test › counts lines', 'shell.spec › the cart badge follows'),
  line('§7.add-to-cart', 'ShoppingCart/AddToCart: Items', both, 'shopping-cart.test › putting in', `${suite}a customer sees categories`),
  line('§7.favorite', 'Favorite/Add: TargetId, Type', both, 'product/detail.test › favourites', `${suite}a customer sees categories`),
  line('§7.jump', 'Account/JumpOldLink: the address of the old mall, with a tag', both, 'account/session.test › the old mall', `${suite}the old mall`),
  line('§7.session-key', 'Account/LoginBySession: sessionKey, adminLogin', both, 'account/session.test › auto-login by a session key', `${suite}auto-login by session key`),
  line('§7.unlock', 'Account/UnLock: CaptchaVerifyParam', both, 'rate-limit.test › unlocking', `${suite}the rate limit`),
  line('§7.upload', 'File/Execute: multipart, file or a custom name, further fields, path null; a custom address', both, 'client/files.test › upload', 'file/file.test › an upload', `${suite}files: upload`),
  line('§7.download', 'A download takes its name from content-disposition, encoded or plain', 'content-disposition.test › fileNameFromContentDisposition', 'client/files.test › download', 'session.spec › a download arrives'),
  line('§7.download.default', 'download by default, 下载文件.xls for a helper without a header', 'client/files.test › is named `download`', 'content-disposition.test › takes the caller’s fallback'),
  line('§7.download.save', 'It is saved by the browser; name and size are answered', 'client/files.test › answers name and size', 'browser-files.test › a download is saved', 'session.spec › a download arrives'),
  leftOpen('§7.other', 'The calls of login, orders, approvals, reports, invoices and the rest of the user centre'),
]
