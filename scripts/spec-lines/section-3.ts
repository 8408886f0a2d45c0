import { leftOpen, line, type SpecLine } from './line.ts'

const shape = 'mocks/src/contract.test › the server › '

/** Entities and their fields. */
export const section3: readonly SpecLine[] = [
  line('§3.login', 'Login info: Token, RefreshToken, User (uid, utype, nname), Enterprise, Role, Redirect, ReturnUrl', 'account/login.test › answers the login info', 'account/login.test › answers the return address'),
  line('§3.token', 'The payload of the token is decoded into Enterprise, Role and User', 'session.test › reads Enterprise, Role and User', 'session.test › is null for'),
  line('§3.categories', 'Category tree of three levels: CategoryId, Name, CategoryGroup, ProductCounts', 'home.test › categories', 'category/rules.test › sums counts upwards', shape),
  line('§3.hot-keyword', 'Hot keyword: Keywords, IsHighlight', 'search/hot.test › orders by searches', shape),
  line('§3.suggestion', 'Suggestion: ProductName, ProductCode', 'search-calls.test › suggests at most ten', shape),
  line('§3.recommended', 'Recommended product: ProductCode, ImageUrl, CustomerProductName, CustomerPrice, ComixPrice', 'shopping-cart.test › 为你推荐 shows six products', shape),
  line('§3.group', 'Settings of the enterprise group: CustomerLogo', 'layouts.spec › a buyer is greeted', shape),
  line('§3.security', 'Security info: Ip, CurrentTime, Target, Guid', 'rate-limit.test › answers 429 with the security info', 'verification.test › tells IP, time, URL and UUID'),
  line('§3.envelope', 'Envelope: MsgHeader (Success, RetMessage) and MsgBody', 'answer-call.test › wraps what it answers', 'client.test › errors'),
  line('§3.paging', 'Paging: PageIndex, PageSize, total', 'product/list.test › pages without gaps', 'query/list.test › pages follow on each other', shape),
  line('§3.favorite', 'Favourite: TargetId, Type (1 favourite, 2 browse record)', 'product/detail.test › are kept per user', shape),
  line('§3.menu-codes', 'List of menu codes', 'role/store.test › menu codes', shape),
  line('§3.session', 'Session: the token, also in local storage under the key token, and the cart count', 'session.test › keeps the token under the key', 'shell.spec › the cart badge follows'),
  line('§3.cookie', 'The cookie MallVersion with the value old', 'site.spec › by POST', 'version-switch.browser.test › post: marks the browser'),
  line('§3.upload', 'Upload: field file or of another name, further fields, path null for the default address', 'client/files.test › sends the field', 'client/files.test › sends a field of another name'),
  leftOpen('§3.business', 'The fields of orders, products, invoices, approvals, accounts and others'),
]
