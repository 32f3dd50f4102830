vcl 4.1;

import std;

# Varnish in front of Foyer: keeps the answers that name their tags, and drops them by tag after an edit. In the settings of
# Foyer: CDN_PURGE_URL=http://127.0.0.1:6081/purge, TRUSTED_PROXY_HOPS one higher.

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

acl editors {
  "127.0.0.1";
}

sub vcl_recv {
  # The caller's own where it is one that the service keeps too.
  if (req.http.x-request-id !~ "^[A-Za-z0-9._-]{8,128}$") {
    set req.http.x-request-id = "varnish-" + std.time2integer(now, 0) + "-" + req.xid;
  }
  if (req.url == "/purge") {
    # A proxy of this machine has the address of an editor, too. What it hands on has two addresses or more by now: its
    # caller's, and its own, which Varnish adds.
    if (client.ip !~ editors || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (!std.ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(204));
  }
  if (req.http.upgrade ~ "(?i)^websocket$") {
    return (pipe);
  }
  # Who is signed in gets an answer of their own.
  if (req.http.authorization || req.http.x-api-key || req.http.cookie) {
    return (pass);
  }
}

sub vcl_pipe {
  # Nothing else stays open: what follows on such a connection goes past Varnish, with any X-Forwarded-For. The service
  # closes what does not become a socket.
  if (req.http.upgrade ~ "(?i)^websocket$") {
    set bereq.http.upgrade = "websocket";
    set bereq.http.connection = "upgrade";
  }
}

sub vcl_backend_response {
  if (beresp.http.cache-tag && beresp.http.cache-control ~ "public") {
    # The service tells browsers to ask each time; what is kept here is dropped by its tags.
    set beresp.ttl = 1h;
    set beresp.grace = 0s;
    # It names the one request that filled the cache.
    unset beresp.http.x-request-id;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  if (!resp.http.x-request-id) {
    set resp.http.x-request-id = req.http.x-request-id;
  }
}

sub vcl_synth {
  set resp.http.x-request-id = req.http.x-request-id;
}
