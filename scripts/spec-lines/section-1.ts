import { leftOpen, line, notBuilt, type SpecLine } from './line.ts'

/** What the product does and for whom. */
export const section1: readonly SpecLine[] = [
  line('§1.agreed-prices', 'A buyer logs in to the catalogue of their company, with its agreed prices', 'product/list.test › shows a customer the agreed catalogue', 'product/detail.test › shows a customer the agreed tiers', 'purchase.spec › a visitor becomes a buyer'),
  line('§1.budget', 'Budgets are watched: an order freezes and spends them', 'budget/rules.test › 可用 = 总额', 'checkout/races.test › buyers for the last money of a budget', 'approval.spec › above the single limit'),
  line('§1.approval', 'An order that needs it goes to approvers', 'approval/rules.test › who approves', 'approval.spec › above the single limit'),
  notBuilt('§1.approval-screens', 'Approvers decide on screens of their own'),
  notBuilt('§1.invoicing', 'Invoices are applied for and followed'),
  notBuilt('§1.reports', 'Reports on orders, products, departments and purchasers'),
  notBuilt('§1.after-sales', 'After-sales: returns, exchange, repair'),
  line('§1.public-front', 'A visitor sees a public front with the category menu and the ways to the group’s services', 'shell.spec › 15 rows for a visitor', 'public-routes.spec › for a visitor', 'layouts.spec › site navigation and mobile codes'),
  line('§1.customer-logo', 'Who is logged in sees their company’s logo', 'layouts.spec › a buyer is greeted', 'session.spec › leaves neither token, user nor logo'),
  line('§1.hot-keywords', 'and hot keywords', 'shell.spec › eight hot keywords'),
  line('§1.entries', 'and the entries to one-click selection and AI consultation, a cart badge and, where there is one, live customer service', 'layouts.spec › cart, AI consultation and favourites', 'layouts.spec › above 99 lines', 'site.spec › customer service in the side bar'),
  notBuilt('§1.selection', 'One-click product selection'),
  notBuilt('§1.consultation', 'AI consultation'),
  line('§1.footer.links', 'The footer has help links, payment help and the service promises', 'layouts.spec › the footer has help, payment, promises'),
  line('§1.footer.notices', 'and the licences and registrations of the site with their outbound links, the licence of business, and the copyright line', 'site.spec › hotlines, licences and registrations', 'layouts.spec › the footer has help, payment, promises', 'footer/Footer.test › outbound links in a tab of their own'),
  line('§1.hotlines', 'Hotlines of the enterprise and the channel business, weekdays 9:00-18:00', 'site.spec › hotlines, licences and registrations', 'layouts.spec › invents no number and no licence'),
  line('§1.site-navigation', 'The top bar has a dropdown to the group’s other sites', 'layouts.spec › site navigation and mobile codes'),
  line('§1.mobile-codes', 'and one with QR codes of the app, the official account and the mini-program, opened by hover', 'layouts.spec › site navigation and mobile codes', 'site.spec › codes for the app', 'TopBar.test › opens after a rest of 120 ms'),
  line('§1.mobile-redirect', 'A mobile user agent is sent to the external link platform', 'site.spec › goes to the link platform', 'mobile-target.test › mobile redirect', 'entry.spec › stay where no link platform is configured'),
  line('§1.mobile-redirect.target', 'to its production address from a production host, and to its test address from another that is not local', 'site.spec › production from a production host', 'mobile-target.test › mobile redirect'),
  line('§1.mobile-redirect.exception', 'but not from an address with the work-chat marker', 'site.spec › stay where the address has the work-chat marker', 'mobile-target.test › mobile redirect'),
  line('§1.language', 'The language of the interface is Chinese', 'public-routes.spec › title, outline'),
  line('§1.title', 'The title of the document is always the mall’s name', 'public-routes.spec › title, outline', 'screens.spec › title, outline'),
  leftOpen('§1.numbers', 'The numbers of the hotlines and licences: a site fills them in'),
]
