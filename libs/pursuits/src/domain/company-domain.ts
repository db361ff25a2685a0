/** Sellers with the same domain are colleagues. */
export const companyDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
