export { LoadingOverlay, type LoadingOverlayMessages, type LoadingOverlayProps } from './LoadingOverlay.tsx'
