/** Lets the page's handlers run before ours; an event that they prevent does not reach ours. */
export const chainHandlers = <Own extends Record<string, unknown>>(own: Own, theirs: object): Own => {
  const chained: Record<string, unknown> = { ...own }
  for (const [name, handler] of Object.entries(theirs)) {
    const ours = own[name]
    if (typeof handler !== 'function' || typeof ours !== 'function') continue
    chained[name] = (event: { defaultPrevented: boolean }) => {
      handler(event)
      if (!event.defaultPrevented) ours(event)
    }
  }
  return chained as Own
}
