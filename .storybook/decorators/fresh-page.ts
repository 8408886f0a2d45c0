/** In a test run all stories share one page: removes what the previous story left there, such as a banner closed for the session. */
export const freshenPage = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  window.scrollTo(0, 0)
}
