/**
 * What of the default layout answers to people alone: drawn by the build, or by whoever waits for it. One chunk, with all that only
 * these need.
 */
export { NavBar } from './NavBar.tsx'
export { SearchForm } from './SearchForm.tsx'
export { SiteFooter } from './SiteFooter.tsx'
export { SiteSideBar } from './SiteSideBar.tsx'
export { TopBanner } from './TopBanner.tsx'
export { TopStrip } from './TopStrip.tsx'
