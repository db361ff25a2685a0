/* The server's operations in the shape that openapi-typescript gives them; `npm run openapi` writes this file. */
interface Json<T> {
  content: { 'application/json': T };
}
type None = { content?: never };

interface User {
  id: string;
  email: string;
  /** The part of the email before the at-sign. */
  name: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  emailVerified: boolean;
  createdAt: string;
}
interface SessionAnswer {
  user: User | null;
}
interface Solution {
  name: string;
  environments: ('on-premise' | 'aws' | 'azure' | 'google-cloud' | 'ibm-cloud' | 'oracle-cloud')[];
  computeModels: (
    | 'server-hosts'
    | 'hci-appliances'
    | 'virtual-machines'
    | 'sql-server-hosts'
    | 'bare-metal-hosts'
    | 'bare-metal-instances'
  )[];
}
interface Selections {
  proposed: Solution[];
  competitive: Solution[];
  slaDays?: 3 | 2 | 1;
  acvTier?:
    | '< $100K'
    | '$101K - $250K'
    | '$251K - $500K'
    | '$501K - $750K'
    | '$751K - $1.0M'
    | '> $1.0M +';
  presentationSupport: boolean;
}
interface CasePrice {
  rateCard: string;
  baseCredits: number;
  analysisCredits: number;
  slaCredits: number;
  acvCredits: number;
  caseCredits: number;
  supportCredits: number;
  totalCredits: number;
}
interface Transaction {
  id: string;
  type: 'purchase' | 'usage' | 'other';
  description: string;
  amount: number;
  postedAt: string;
}
interface Message {
  id: string;
  subject: string;
  content: string;
  senderId: string;
  senderName: string;
  isAdminMessage: boolean;
  isRead: boolean;
  createdAt: string;
  recipientCount?: number;
}
interface UserRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  joinedAt: string;
}

export interface paths {
  '/api/sign-up': {
    post: {
      requestBody: Json<{
        email: string;
        firstName: string;
        lastName: string;
        password: string;
        agreeToTerms: boolean;
      }>;
      responses: { 201: Json<{ email: string }> };
    };
  };
  '/api/session': {
    get: { responses: { 200: Json<SessionAnswer> } };
    post: { requestBody: Json<{ email: string; password: string }>; responses: { 200: Json<SessionAnswer> } };
    delete: { responses: { 204: None } };
  };
  '/api/send-verification-code': { post: { responses: { 204: None } } };
  '/api/verify-email-code': {
    post: {
      requestBody: Json<{ email: string; code: string }>;
      responses: { 200: Json<{ success: boolean; error?: string }> };
    };
  };
  '/api/admin/users': {
    get: {
      parameters: { query?: { search?: string; page?: number } };
      responses: { 200: Json<{ rows: UserRow[]; total: number; page: number; pageSize: number }> };
    };
  };
  '/api/credits/balance': { get: { responses: { 200: Json<{ balance: number }> } } };
  '/api/credits/transactions': {
    get: {
      parameters: { query?: { before?: string } };
      responses: { 200: Json<{ rows: Transaction[]; next: string | null }> };
    };
  };
  '/api/create-payment': {
    post: {
      requestBody: Json<{ credits: 50 | 100 | 200 }>;
      responses: { 200: Json<{ url: string; sessionId: string }> };
    };
  };
  '/api/process-payment-success': {
    post: {
      requestBody: Json<{ sessionId?: string }>;
      responses: { 200: Json<{ status: 'credited' | 'pending' | 'failed'; credits: number; balance: number }> };
    };
  };
  '/api/cases/quote': { post: { requestBody: Json<Selections>; responses: { 200: Json<CasePrice> } } };
  '/api/cases': {
    post: { requestBody: Json<Selections>; responses: { 201: Json<{ caseId: string; totalCredits: number }> } };
  };
  '/api/saved-calculations': {
    get: { responses: { 200: Json<{ rows: { id: string; title: string; createdAt: string }[] }> } };
    post: {
      requestBody: Json<Selections & { timeZone?: string }>;
      responses: { 201: Json<{ id: string; title: string }> };
    };
  };
  '/api/messages': {
    get: {
      parameters: { query: { folder: 'inbox' | 'sent'; before?: string } };
      responses: { 200: Json<{ rows: Message[]; next: string | null }> };
    };
    post: {
      requestBody: Json<{ subject: string; content: string; recipient?: string }>;
      responses: { 201: Json<{ messageId: string; recipientCount: number }> };
    };
  };
  '/api/messages/unread-count': { get: { responses: { 200: Json<{ count: number }> } } };
  '/api/messages/{id}/read': { post: { parameters: { path: { id: string } }; responses: { 204: None } } };
}
