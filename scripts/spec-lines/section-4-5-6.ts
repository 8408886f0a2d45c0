import { leftOpen, line, type SpecLine } from './line.ts'

/** States and transitions. */
export const section4: readonly SpecLine[] = [
  line('§4.login', 'One is logged in by the login or by a session key', 'access.spec › a wrong one says so', 'entry.spec › logs in and stays where it is', 'mall-suite › a login opens a session'),
  line('§4.tabs', 'Token and user info are the same in all tabs', 'session.spec › a login in one tab', 'session.test › see a login, a refresh and a logout', 'tabs.test › a logout in one logs the other out'),
  line('§4.tabs.removed', 'Removing token or user info in one tab clears the others', 'session.spec › removed in one tab clears the other', 'session.test › are logged out when'),
  line('§4.logout', 'Logout clears token, user info and logo and shows the root', 'session.spec › logout goes to /', 'access.spec › logout forgets everything', 'session.test › forgets token, user info and logo'),
  line('§4.refresh', 'On 401 the refresh is tried once', 'session.spec › an expired token is refreshed once', 'refresh.test › rule 1', 'refresh.test › rule 7'),
  line('§4.refresh.waiting', 'Calls made meanwhile wait and are sent again with the new token', 'session.spec › an expired token is refreshed once', 'refresh.test › rule 5', 'tabs.test › 20 calls each'),
  line('§4.refresh.failure', 'When it fails one is logged out and asked to log in again', 'access.spec › a tampered session is asked', 'refresh.test › ends the session on a refresh'),
  line('§4.rate-limit', 'On 429 a verification shows; further ones wait for the same', 'rate-limit.spec › one dialog for all that waits', 'verification.test › asks once for all'),
  line('§4.old-mall', 'With the cookie MallVersion=old the first request jumps to the old mall, once, but for the jump and the refresh themselves', 'site.spec › brings the browser to the old mall, once', 'site.spec › a visitor stays', 'version-switch.browser.test › jumps once', 'version-switch.browser.test › is no matter for the jump'),
  line('§4.old-mall.address', 'It never leaves for another address than the old mall’s', 'site.spec › never leaves for an address', 'old-mall.test › old-mall address', 'entry.spec › asks for the old mall once'),
  line('§4.switch.cookie', 'The version switch sets the cookie (old, 30 days, path /) and leaves', 'site.spec › by POST', 'version-switch.browser.test › post: marks the browser'),
  line('§4.switch.post', 'by a hidden POST form with returnUrl, token and further fields', 'site.spec › by POST', 'version-switch.browser.test › post'),
  line('§4.switch.get', 'or by GET with the same as query parameters, once the cookie is set', 'site.spec › by GET', 'version-switch.browser.test › get', 'cookies.browser.test › is true when it is there'),
  line('§4.cart-count', 'The cart count is asked for at the start and after adding; 0 when logged out', 'shell.spec › the cart badge follows', 'shopping-cart.test › counts lines'),
  line('§4.orders', 'The states of an order (our own table)', 'lifecycle/effects.test › only moves of the table are possible', 'schedule.test › an order moves by itself'),
  leftOpen('§4.other', 'The states of other entities'),
]

/** Validation rules. */
export const section5: readonly SpecLine[] = [
  line('§5.search.blank', 'A blank search says 请输入搜索关键词', 'shell.spec › a blank search', 'SearchBox.test › blank text'),
  line('§5.image.size', 'A picture has at most 2 MB: 图片大小不能超过2MB', 'search-by-picture.spec › above 2 MB', 'SearchBox.image.test › may have 2 MB to the byte', 'image-search.test › refuses what is too large'),
  line('§5.image.type', 'What is none: 请上传图片文件', 'search-by-picture.spec › above 2 MB', 'check-image.test › a picture is told by its first bytes'),
  line('§5.image.one', 'One at a time', 'search-by-picture.spec › above 2 MB', 'SearchBox.image.test › comes alone'),
  line('§5.image.none', 'Nothing like it: 未找到相关商品', 'search-by-picture.spec › a picture like no product', 'image-search.test › finds nothing for a picture'),
  line('§5.captcha', 'The slide captcha comes before the rest', 'access.spec › captcha', 'account/login.test › the captcha of a login', 'SlideCaptcha.test › does not count as an answer'),
  line('§5.product-code', 'A product’s address has digits only', 'public-routes.spec › has digits for a name'),
  line('§5.upload.types', 'Uploads: exact types or prefixes such as image/*; otherwise the caller’s words or 不支持的文件类型', 'api/src/files.test › validateFile', 'UploadField.test › what breaks a rule'),
  line('§5.upload.sizes', 'and sizes from and to so many MB of 1,048,576 bytes', 'api/src/files.test › bytes by'),
  line('§5.password', 'The rules of login and password forms (our own)', 'password-rules.test › the password', 'access.spec › password', 'entry.spec › takes a new password'),
  leftOpen('§5.forms', 'The rules of other forms'),
]

/** Roles and permissions. */
export const section6: readonly SpecLine[] = [
  line('§6.states', 'One is anonymous or logged in', 'guard.test › guard', 'http/access.test › lets'),
  line('§6.menu', 'The menu shows what the server’s codes allow; an item without a code is always there', 'layouts.spec › others see what the server’s codes allow', 'filter-menu.test › filterMenu'),
  line('§6.menu.administrator', 'A group administrator (GA) sees all of it', 'layouts.spec › a group administrator sees every group', 'filter-menu.test › GA sees all'),
  line('§6.roles', 'Roles come with the token; what they allow is the server’s to say (our own rules)', 'http/access.test › what belongs to somebody else', 'session.test › gives no more rights than the database does', 'access.spec › a tampered one is nobody’s', 'access.spec › finance has no cart'),
]
