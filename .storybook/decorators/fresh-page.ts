/** In a test run all stories share one page: takes away what the story before left there, such as a banner closed for the session. */
export const freshenPage = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  window.scrollTo(0, 0)
}
