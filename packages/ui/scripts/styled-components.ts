/**
 * How the compiler builds styled-components, for the published package and for the mall: every component gets an id, so that a server
 * and a browser agree on its class, and the templates are minified.
 */
export const styledComponents = { displayName: false, fileName: false }
