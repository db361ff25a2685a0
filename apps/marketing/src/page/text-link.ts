export const textLink = 'rounded-box font-medium text-accent underline underline-offset-3 hover:text-accent-strong';
