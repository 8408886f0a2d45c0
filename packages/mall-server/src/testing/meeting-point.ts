/**
 * Lets all go on once as many are there, each in a transaction of its own: what a race shows without its lock does not hang on how busy the machine is.
 * PGlite has one connection, where the second never comes while the first waits.
 */
export const meetingPoint = (size = 2): (() => Promise<void>) => {
  let goOn = (): void => {}
  let arrived = 0
  const met = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return async () => {
    if (++arrived === size) goOn()
    await met
  }
}
