import { createMall } from '@mall/api'

/** The mall on the site's own origin, behind its gate. In stories and tests the handlers of `@mall/mocks` stand there. */
export const mall = createMall()
