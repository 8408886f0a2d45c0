export { Footer, type FooterColumn, type FooterHotline, type FooterLink, type FooterPromise, type FooterProps } from './Footer.tsx'
