import { line, type SpecLine } from './line.ts'

/** Error catalogue. */
export const section8: readonly SpecLine[] = [
  line('§8.business', 'A business failure shows its RetMessage, by default 请求失败', 'session.spec › errors are told once', 'client.test › errors'),
  line('§8.401', '401 refreshes and tries again; otherwise a dialog 未登录或登录已过期，请重新登录 with 重新登录 and cancel', 'access.spec › a tampered session is asked', 'refresh.test › a call without a login'),
  line('§8.401.refresh', 'A refresh that fails says 登录已过期，请重新登录', 'refresh.test › ends the session on a refresh', 'access.spec › a tampered session is asked'),
  line('§8.status', '403 拒绝访问, 404 请求地址错误, 500 服务器故障, others 网络连接故障', 'session.spec › errors are told once', 'client.test › errors', 'faults.test › each call of'),
  line('§8.429', '429: a dialog 系统识别到您的访问存在安全隐患 with IP, time, URL and UUID', 'rate-limit.spec › one dialog for all that waits', 'verification.test › asks once for all'),
  line('§8.download', 'A download that fails: 下载失败', 'client/files.test › download'),
  line('§8.captcha', 'A wrong captcha: 验证码验证失败，请重试', 'access.spec › a wrong one says so', 'SlideCaptcha.calls.test › a wrong answer is told'),
  line('§8.unlock', 'Unlocking: 验证成功 or 验证失败，请重试', 'rate-limit.spec › a wrong answer lifts nothing', 'dangerous-addresses.spec › paths of this site', 'verification.test › tells 验证失败，请重试'),
  line('§8.auto-login', 'An auto-login that fails: 自动登录失败，请手动登录', 'entry.spec › works once', 'api/src/login.test › auto-login by session key'),
  line('§8.old-mall', 'No address of the old mall: 未获取到旧版商城地址', 'site.spec › in place of an address', 'entry.spec › asks for the old mall once', 'version-switch.browser.test › 未获取到旧版商城地址'),
  line('§8.added', 'Success: 添加购物车成功', 'purchase.spec › a visitor becomes a buyer', 'shopping-cart.test › says so'),
  line('§8.favorite', 'Success: 添加收藏成功', 'shell.spec › a favourite is kept and says so'),
]

/** Business constants and limits. */
export const section9: readonly SpecLine[] = [
  line('§9.timeout', 'A request may take 60 s', 'client.test › a call may take 60 s'),
  line('§9.toasts', 'The same error is told once in 3 s; at most 100 are remembered, and looked through every 10 s', 'notices.test › notices', 'session.spec › errors are told once'),
  line('§9.overlay', 'The loading overlay closes 300 ms after the last request', 'client.test › busy begins with the first call', 'session.spec › the loading overlay stays'),
  line('§9.category-cache', 'Categories are cached half an hour for a customer, by default 24 h', 'category-cache.test › the category cache'),
  line('§9.hot-keywords', 'The top 8 hot keywords', 'shell.spec › eight hot keywords'),
  line('§9.recommended', '6 recommended items', 'shopping-cart.test › 为你推荐 shows six', 'layouts.spec › user centre: the menu'),
  line('§9.nav', '11 rows logged in, 15 in public', 'shell.spec › 15 rows for a visitor', 'shell.spec › 11 rows when logged in'),
  line('§9.cart-badge', '99+ above 99', 'layouts.spec › above 99 lines', 'format-count.test › is never longer'),
  line('§9.pages', 'Pages of 10, 20, 50, 100 or 1000 rows, by default 20', 'Pagination.test › offers the sizes of the specification', 'ProductList/list-query.test › needs no words for the defaults'),
  line('§9.image', 'A picture has at most 2 MB', 'search-by-picture.spec › above 2 MB', 'SearchBox.image.test › may have 2 MB to the byte'),
  line('§9.chunks', 'A part of the page may take 120 s', 'failures.spec › within 120 s', 'chunk.test › that never comes'),
  line('§9.chunks.retry', 'then, or when it fails, there is a way to try again at the same address, and no loop', 'failures.spec › a part that fails', 'failures.spec › after a new release', 'failures.spec › leaves the shell'),
  line('§9.version-cookie', 'The cookie MallVersion lives 30 days on /', 'entry.spec › marks the browser for 30 days', 'site.spec › by POST'),
  line('§9.cookies', 'Cookies live 30 days, SameSite Lax (also in place of Strict without HTTPS), secure only on HTTPS', 'cookies.browser.test › live 30 days'),
  line('§9.cookie-wait', 'A cookie is waited for every 50 ms, 10 times', 'cookies.browser.test › waitForCookie'),
  line('§9.clean-cookie', 'The clearing of cookies keeps the session cookie and MallVersion', 'entry.spec › /cleanCookie is home', 'site.spec › /cleanCookie keeps this site', 'cookies.browser.test › are removed, all but those to keep'),
  line('§9.mobile', 'Mobile user agents are told by their keywords', 'user-agent.test › ', 'site.spec › goes to the link platform'),
]
